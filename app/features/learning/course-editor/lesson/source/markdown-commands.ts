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
	"table",
	"link",
] as const;
export type MarkdownCommand = (typeof COMMANDS)[number];

export function markdownEdit(command: MarkdownCommand, selection: Selection): Edit {
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
			return insertTable(selection);
		case "link":
			return link(selection);
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

function insertTable({ text, from, to }: Selection): Edit {
	const { to: end } = linesAround(text, from, to);
	const before = end === 0 ? "" : text.slice(0, end).endsWith("\n") ? "\n" : "\n\n";
	const table = "|  |  |\n|---|---:|\n|  |  |\n";
	const place = end + before.length + 2;
	return { from: end, to: end, insert: before + table, select: { from: place, to: place } };
}

function link({ text, from, to }: Selection): Edit {
	const words = text.slice(from, to);
	const insert = `[${words}](https://)`;
	const at = words === "" ? from + 1 : from + words.length + 3;
	return { from, to, insert, select: { from: at, to: words === "" ? at : at + "https://".length } };
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
