export type TextPart = { text: string; href?: string };

/** URLs of our own origin get an `href` (their path); others stay text, so that nothing links elsewhere. */
export function linkedText(text: string, origin: string): TextPart[] {
	const parts: TextPart[] = [];
	let at = 0;
	for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
		const address = match[0].replace(/[.,;:!?)\]]+$/, "");
		const href = ownPath(address, origin);
		if (!href) continue;
		if (match.index > at) parts.push({ text: text.slice(at, match.index) });
		parts.push({ text: address, href });
		at = match.index + address.length;
	}
	if (at < text.length) parts.push({ text: text.slice(at) });
	return parts;
}

function ownPath(address: string, origin: string): string | null {
	if (!URL.canParse(address)) return null;
	const url = new URL(address);
	// A path that starts with two slashes would be another host.
	return url.origin === origin && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : null;
}
