import MarkdownIt, { type Token } from "markdown-it";

export type Cell = { text: string; isStrong: boolean; align: "left" | "right" };

/** A block of plain text. `depth` is the list nesting, from 0. */
export type TextBlock =
	| { kind: "heading" | "text" | "code" | "quote"; text: string }
	| { kind: "item"; text: string; mark: string; depth: number }
	/** An item that begins with `[ ]` or `[x]`. */
	| { kind: "check"; text: string; isTicked: boolean }
	| { kind: "table"; head: Cell[]; rows: Cell[][] }
	/** A screenshot (`![caption](screen:name)`) on a line of its own. */
	| { kind: "picture"; text: string; name: string };

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true });
// Links are checked on publishing; here only their text matters.
parser.validateLink = () => true;

export function textBlocks(markdown: string): TextBlock[] {
	const blocks: TextBlock[] = [];
	const lists: { next: number | null }[] = [];
	let isItemOpen = false;
	let quotes = 0;
	let table: { head: Cell[]; rows: Cell[][] } | null = null;
	let row: Cell[] | null = null;
	let align: Cell["align"] = "left";
	let isHeading = false;

	for (const token of parser.parse(markdown, {})) {
		if (token.type === "ordered_list_open") lists.push({ next: Number(token.attrGet("start") ?? 1) });
		else if (token.type === "bullet_list_open") lists.push({ next: null });
		else if (token.type === "ordered_list_close" || token.type === "bullet_list_close") lists.pop();
		else if (token.type === "list_item_open") isItemOpen = true;
		else if (token.type === "heading_open") isHeading = true;
		else if (token.type === "heading_close") isHeading = false;
		else if (token.type === "blockquote_open") quotes += 1;
		else if (token.type === "blockquote_close") quotes -= 1;
		else if (token.type === "table_open") table = { head: [], rows: [] };
		else if (token.type === "table_close" && table) {
			blocks.push({ kind: "table", ...table });
			table = null;
		} else if (token.type === "tr_open") row = [];
		else if (token.type === "th_open" || token.type === "td_open") {
			align = String(token.attrGet("style")).includes("right") ? "right" : "left";
		} else if (token.type === "thead_close" && table) table.head = table.rows.pop() ?? [];
		else if (token.type === "tr_close" && row) {
			table?.rows.push(row);
			row = null;
		} else if (token.type === "fence" || token.type === "code_block") {
			blocks.push({ kind: "code", text: token.content.trimEnd() });
		} else if (token.type === "inline") {
			const picture = pictureIn(token);
			if (picture && !row && lists.length === 0) {
				blocks.push(picture);
				continue;
			}
			const text = wordsOf(token);
			const [, tick, task = ""] = /^\[([ x])\] (.*)$/i.exec(text) ?? [];
			if (row) row.push({ text, isStrong: isStrong(token), align });
			else if (text === "") continue;
			else if (isHeading) blocks.push({ kind: "heading", text });
			else if (lists.length > 0 && isItemOpen && tick) {
				blocks.push({ kind: "check", text: task, isTicked: tick !== " " });
				isItemOpen = false;
			} else if (lists.length > 0) {
				blocks.push({ kind: "item", text, mark: isItemOpen ? markOf(lists) : "", depth: lists.length - 1 });
				isItemOpen = false;
			} else blocks.push({ kind: quotes > 0 ? "quote" : "text", text });
		}
	}
	return blocks;
}

function markOf(lists: { next: number | null }[]): string {
	const list = lists.at(-1);
	if (!list || list.next === null) return "•";
	list.next += 1;
	return `${list.next - 1}.`;
}

function pictureIn({ children }: Token): TextBlock | null {
	const [image, ...others] = children ?? [];
	const [, name] = /^screen:([a-z0-9-]+)$/.exec(String(image?.attrGet("src") ?? "")) ?? [];
	return image?.type === "image" && name && others.length === 0 ? { kind: "picture", text: image.content, name } : null;
}

function wordsOf({ children }: Token): string {
	const words = (children ?? []).map(({ type, content }) => {
		if (type === "image") return "";
		return type === "softbreak" || type === "hardbreak" ? " " : content;
	});
	return words.join("").trim();
}

function isStrong({ children }: Token): boolean {
	const marks = (children ?? []).filter(({ type, content }) => type !== "text" || content.trim() !== "");
	return (
		marks.at(0)?.type === "strong_open" && marks.findIndex(({ type }) => type === "strong_close") === marks.length - 1
	);
}
