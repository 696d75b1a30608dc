type Call = { origin: string; method: string; path: string; needsToken: boolean; body?: unknown };

/** Shell command, one argument a line, with a pretty-printed body. The token is a variable. */
export function curlCommand({ origin, method, path, needsToken, body }: Call): string {
	const lines = [`curl ${origin}${path}`];
	if (needsToken) lines.push('-H "Authorization: Bearer $TOKEN"');
	if (body !== undefined) {
		lines.push('-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body, null, 2))}`);
	}
	// A body alone means POST.
	const isUsual = method === (body === undefined ? "GET" : "POST");
	if (!isUsual) lines.splice(1, 0, `-X ${method}`);
	return lines.join(" \\\n  ");
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
