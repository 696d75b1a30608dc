/** A text with what is selected in it. */
export type Edited = { text: string; start: number; end: number };

export const MARKS = ["bold", "italic", "link", "quote", "list"] as const;
export type Mark = (typeof MARKS)[number];

const ROUND: Partial<Record<Mark, readonly [before: string, after: string]>> = {
	bold: ["**", "**"],
	italic: ["*", "*"],
	link: ["[", "](https://)"],
};

/** The text with Markdown round the selection, or before each of its lines. */
export function insertMark({ text, start, end }: Edited, mark: Mark): Edited {
	const round = ROUND[mark];
	if (round) {
		const [before, after] = round;
		const inside = text.slice(start, end);
		return {
			text: text.slice(0, start) + before + inside + after + text.slice(end),
			start: start + before.length,
			end: start + before.length + inside.length,
		};
	}
	const sign = mark === "quote" ? "> " : "- ";
	const lineStart = text.lastIndexOf("\n", start - 1) + 1;
	const lines = text.slice(lineStart, end).replace(/^/gm, sign);
	return { text: text.slice(0, lineStart) + lines + text.slice(end), start: lineStart, end: lineStart + lines.length };
}

type Quoted = { name: string; number: number; quote: string };

/** A quotation of a post, as its first line names it. */
export function quotedMarkup({ name, number, quote }: Quoted): string {
	const lines = quote.split("\n").map((line) => `> ${line}`);
	return `> [!quote ${name.replace(/[\]\n]/g, "")}, ${number}] ${lines.join("\n").slice(2)}\n\n`;
}

/** What was typed after an @ before the caret, and where it begins; null when nobody is being named. */
export function mentionAt(text: string, caret: number): { typed: string; at: number } | null {
	const before = text.slice(0, caret);
	const found = /(?:^|[\s(（，、])@([\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]{0,30})$/u.exec(before);
	const typed = found?.[1];
	return typed ? { typed, at: caret - typed.length - 1 } : null;
}
