/** How wide a piece of text is, in points. */
export type Measure = (text: string) => number;

const PIECES = /\s+|[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/gu;
/** What never begins a line, and what never ends one. */
const CLOSING = /^[，。、；：？！）》」』】”’…—,.;:?!)\]]+$/u;
const OPENING = /[（《「『【“‘(]$/u;

/**
 * Breaks a text into lines that are no wider than `width`: at spaces, between Chinese characters, and inside a word only
 * where it is wider than a whole line. A line of the text itself stays one.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
	return text.split("\n").flatMap((line) => breakLine(line.trim(), width, measure));
}

/** Measures a whole line only where it may be full: for each of its words, a manual of ninety pages took half a minute. */
function breakLine(text: string, width: number, measure: Measure): string[] {
	const lines: string[] = [];
	let line = "";
	let end = 0;
	for (const piece of pieces(text).flatMap((one) => (measure(one) > width ? [...one] : [one]))) {
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

/** Words, spaces and characters, with the signs that must stay beside them: between two of them a line may end. */
export function pieces(text: string): string[] {
	const found: string[] = [];
	for (const piece of text.match(PIECES) ?? []) {
		const before = found.at(-1);
		const isBound = before !== undefined && (CLOSING.test(piece) || OPENING.test(before)) && !/\s$/.test(before);
		if (isBound) found[found.length - 1] = before + piece;
		else found.push(piece);
	}
	return found;
}
