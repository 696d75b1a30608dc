import type { Language } from "#app/shared/words/languages.ts";

/** What is selected in a text, and what a command makes of it: `insert` replaces `from` to `to`. */
export type Selection = { text: string; from: number; to: number };
export type Edit = { from: number; to: number; insert: string; select: { from: number; to: number } };

export const COMMANDS = [
	"heading2",
	"heading3",
	"bold",
	"italic",
	"bullets",
	"numbers",
	"quote",
	"boxes",
	"table",
	"sums",
	"area",
] as const;
export type MarkdownCommand = (typeof COMMANDS)[number];

/** Applies a command to a text in `language`, which decides on units and names in it. */
export function markdownEdit(command: MarkdownCommand, selection: Selection, language: Language): Edit {
	switch (command) {
		case "bold":
			return surround(selection, "**");
		case "italic":
			return surround(selection, "*");
		case "heading2":
			return heading(selection, "## ");
		case "heading3":
			return heading(selection, "### ");
		case "bullets":
			return prefixLines(selection, /^- /, () => "- ");
		case "numbers":
			return prefixLines(selection, /^\d+\. /, (at) => `${at + 1}. `);
		case "quote":
			return prefixLines(selection, /^> /, () => "> ");
		case "table":
			return insertBlock(selection, "|  |  |\n|---|---:|\n|  |  |", 2);
		case "boxes":
			return prefixLines(selection, /^- \[ \] /, () => "- [ ] ");
		case "sums":
			return insertSums(selection, language);
		case "area":
			return area(selection, language);
	}
}

/** Sets signs around the words, or takes them away where they are. */
function surround({ text, from, to }: Selection, sign: string): Edit {
	const size = sign.length;
	const isAround = text.slice(from - size, from) === sign && text.slice(to, to + size) === sign;
	const isLonger = sign === "*" && text.slice(from - 2, from) === "**" && text.slice(from - 3, from) !== "***";
	if (isAround && !isLonger) {
		const insert = text.slice(from, to);
		return { from: from - size, to: to + size, insert, select: { from: from - size, to: to - size } };
	}
	const insert = sign + text.slice(from, to) + sign;
	return { from, to, insert, select: { from: from + size, to: to + size } };
}

function heading({ text, from, to }: Selection, mark: string): Edit {
	const lines = linesAround(text, from, to);
	const plain = lines.text.replace(/^#{1,6} +/, "");
	const insert = lines.text.startsWith(mark) ? plain : mark + plain;
	return replaceLines(lines, insert);
}

function prefixLines({ text, from, to }: Selection, present: RegExp, prefix: (at: number) => string): Edit {
	const lines = linesAround(text, from, to);
	const all = lines.text.split("\n");
	const isSet = all.every((line) => present.test(line));
	const insert = all.map((line, at) => (isSet ? line.replace(present, "") : prefix(at) + line)).join("\n");
	return replaceLines(lines, insert);
}

/** Puts a block on lines of its own below the caret's line, in place of an empty one. `at` places the caret in it. */
export function insertBlock({ text, from, to }: Selection, block: string, at = block.length): Edit {
	const line = linesAround(text, from, to);
	const start = line.text.trim() === "" ? line.from : line.to;
	const [above, below] = [text.slice(0, start), text.slice(line.to)];
	const breaks = above.trim() === "" || above.endsWith("\n\n") ? 0 : above.endsWith("\n") ? 1 : 2;
	const before = "\n".repeat(breaks);
	const after = below.startsWith("\n\n") || /^\n\s*$/.test(below) ? "" : "\n";
	const place = start + before.length + at;
	return { from: start, to: line.to, insert: before + block + after, select: { from: place, to: place } };
}

/** A table that the school adds up and converts: headed USD, its result in bold in the last row. */
function insertSums(selection: Selection, language: Language): Edit {
	const { line, result } = SUM_WORDS[language];
	const head = `| ${line} | USD |\n|---|---:|\n| `;
	return insertBlock(selection, `${head} |  |\n|  |  |\n| **${result}** | **0** |`, head.length);
}

const SUM_WORDS: Record<Language, { line: string; result: string }> = {
	en: { line: "Line", result: "Result" },
	de: { line: "Posten", result: "Ergebnis" },
	fr: { line: "Ligne", result: "Résultat" },
	es: { line: "Concepto", result: "Resultado" },
	ru: { line: "Строка", result: "Итого" },
	zh: { line: "项目", result: "结果" },
};

/** Writes the unit behind a number so that the school finds it and shows square feet beside it. */
function area({ text, from, to }: Selection, language: Language): Edit {
	const number = text.slice(from, to).trim();
	const insert = `${number}\u00a0${language === "ru" ? "м²" : "m²"}`;
	const end = from + (number === "" ? 0 : insert.length);
	return { from, to, insert, select: { from: end, to: end } };
}

type Lines = { from: number; to: number; text: string };

function linesAround(text: string, from: number, to: number): Lines {
	const start = text.lastIndexOf("\n", from - 1) + 1;
	const next = text.indexOf("\n", to);
	const end = next === -1 ? text.length : next;
	return { from: start, to: end, text: text.slice(start, end) };
}

function replaceLines({ from, to }: Lines, insert: string): Edit {
	const end = from + insert.length;
	return { from, to, insert, select: { from: end, to: end } };
}
