const TAG_PATTERN = /<(\/?)([a-z][a-z0-9]*)/iy;

type Visitor = {
	text: (from: number, to: number) => void;
	closed?: (name: string, tag: string) => void;
};

/**
 * Walks HTML of our own renderer (db/content/markdown.ts) and reports its text, except inside the elements in `closed`.
 */
export function walkHtml(html: string, closed: ReadonlySet<string>, visitor: Visitor): void {
	let within: string | null = null;
	let depth = 0;

	for (let at = 0; at < html.length; ) {
		const tagAt = html.indexOf("<", at);
		const end = tagAt === -1 ? html.length : tagAt;
		if (within === null) visitor.text(at, end);
		if (tagAt === -1) break;
		TAG_PATTERN.lastIndex = tagAt;
		const tag = TAG_PATTERN.exec(html);
		at = tag ? endOfTag(html, tagAt) : endOfOther(html, tagAt);
		if (!tag) continue;

		const [, slash, written = ""] = tag;
		const name = written.toLowerCase();
		if (within !== null) {
			if (name === within) depth += slash ? -1 : 1;
			if (depth === 0) within = null;
		} else if (!slash && closed.has(name)) {
			within = name;
			depth = 1;
			visitor.closed?.(name, html.slice(tagAt, at));
		}
	}
}

function endOfTag(html: string, from: number): number {
	let quote = 0;
	for (let at = from + 1; at < html.length; at += 1) {
		const code = html.charCodeAt(at);
		if (quote) {
			if (code === quote) quote = 0;
		} else if (code === 0x22 || code === 0x27) quote = code;
		else if (code === 0x3e) return at + 1;
	}
	return html.length;
}

function endOfOther(html: string, from: number): number {
	if (!html.startsWith("<!", from)) return from + 1;
	const [closing, length] = html.startsWith("<!--", from) ? ["-->", 3] : [">", 1];
	const end = html.indexOf(String(closing), from);
	return end === -1 ? html.length : end + Number(length);
}
