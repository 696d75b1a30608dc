/**
 * True when a typed answer is one of the accepted ones: without regard to case, width of letters and blanks. `*` in the
 * pattern stands for anything, nothing included. Takes time in proportion to the answer, whatever the pattern is.
 */
export function isAccepted(answer: string, pattern: string): boolean {
	const text = plain(answer);
	const pieces = pattern.split("*").map(plain);
	const first = pieces[0] ?? "";
	if (pieces.length === 1) return text !== "" && text === first;
	const last = pieces.at(-1) ?? "";
	if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
	let from = first.length;
	for (const piece of pieces.slice(1, -1)) {
		const at = text.indexOf(piece, from);
		if (at < 0) return false;
		from = at + piece.length;
	}
	return from <= text.length - last.length;
}

function plain(text: string): string {
	return text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
