type Call = { origin: string; method: string; path: string; needsToken: boolean; body?: unknown };

/** The call as a command for a shell, one argument a line, the body as people write it. The token is left to a variable. */
export function curlCommand({ origin, method, path, needsToken, body }: Call): string {
	const lines = [`curl ${origin}${path}`];
	if (needsToken) lines.push('-H "Authorization: Bearer $TOKEN"');
	if (body !== undefined) {
		lines.push('-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body, null, 2))}`);
	} else if (method !== "GET") lines.splice(1, 0, `-X ${method}`);
	return lines.join(" \\\n  ");
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
