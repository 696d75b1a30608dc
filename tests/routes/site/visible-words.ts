/** Inline elements, whose text continues that of their parent. */
const INLINE = new Set(
	"a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var".split(
		" ",
	),
);
const EMPTY = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Elements without readable text, and code. */
const LEFT_OUT = new Set(["script", "style", "template", "svg", "pre", "code", "kbd", "samp", "option"]);
const SPOKEN = /\s(?:aria-label|title|alt|placeholder|aria-valuetext|aria-description|data-tooltip)="([^"]*)"/g;
const TAG = /<!--.*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^<>"]|"[^"]*")*)>/gs;

/** Readable lines: one per block, and one per spoken attribute. Other languages (`lang`) and code become `x`. */
export function visibleWords(html: string, language: string): string[] {
	const lines = [""];
	const open: { name: string; isOut: boolean }[] = [];
	const isOut = () => open.at(-1)?.isOut ?? false;
	const write = (text: string) => lines.push(`${lines.pop()}${text}`);
	let at = 0;
	for (const { 0: whole, 1: slash, 2: tag = "", 3: attributes = "", index } of html.matchAll(TAG)) {
		if (!isOut()) write(html.slice(at, index));
		at = index + whole.length;
		const name = tag.toLowerCase();
		if (!name) continue;
		if (slash) {
			while (open.length > 0 && open.pop()?.name !== name);
			if (!INLINE.has(name)) lines.push("");
			continue;
		}
		const other = /\slang="([^"]+)"/i.exec(attributes)?.[1];
		const leavesOut = LEFT_OUT.has(name) || (other !== undefined && other !== language && name !== "html");
		if (!isOut() && !leavesOut) {
			const current = lines.pop() ?? "";
			for (const [, words = ""] of attributes.matchAll(SPOKEN)) lines.push(words);
			lines.push(current);
		}
		if (!INLINE.has(name) && name !== "svg") lines.push("");
		else if (leavesOut && name !== "svg" && !isOut()) write("x");
		if (!EMPTY.has(name) && !attributes.endsWith("/")) open.push({ name, isOut: isOut() || leavesOut });
	}
	return [...new Set(lines.map((line) => decode(line).trim()).filter(Boolean))];
}

const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

function decode(text: string): string {
	return text
		.replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
		.replaceAll(/&(\w+);/g, (whole, name: string) => SIGNS[name] ?? whole);
}
