export type Measure = (text: string) => number;

const PIECES = /\s+|[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/gu;
const CLOSING = /^[，。、；：？！）》」』】”’…—,.;:?!)\]]+$/u;
const OPENING = /[（《「『【“‘(]$/u;

/** At spaces, between Chinese characters, and within a word wider than a line. Keeps line breaks. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
	return text.split("\n").flatMap((line) => breakLine(line.trim(), width, measure));
}

/** Measures only lines that may be full: measuring each word took half a minute for a manual of ninety pages. */
function breakLine(text: string, width: number, measure: Measure): string[] {
	const lines: string[] = [];
	let line = "";
	let end = 0;
	for (const piece of breakUnits(text).flatMap((one) => (measure(one) > width ? [...one] : [one]))) {
		const seen = piece.trimEnd();
		if (line && end + measure(seen) > width && measure((line + piece).trimEnd()) > width) {
			lines.push(line.trimEnd());
			line = piece.trimStart();
			end = measure(line);
		} else {
			line += piece;
			end += measure(piece);
		}
	}
	return line.trimEnd() || lines.length === 0 ? [...lines, line.trimEnd()] : lines;
}

export function breakUnits(text: string): string[] {
	const found: string[] = [];
	for (const piece of text.match(PIECES) ?? []) {
		const before = found.at(-1);
		const isBound = before !== undefined && (CLOSING.test(piece) || OPENING.test(before)) && !/\s$/.test(before);
		if (isBound) found[found.length - 1] = before + piece;
		else found.push(piece);
	}
	return found;
}
