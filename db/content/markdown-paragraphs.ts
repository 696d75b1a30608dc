import type { StateCore, Token } from "markdown-it";
import { placeId } from "./question-source.ts";

/** What a text is made of, besides headings, lines and recall questions. */
const KINDS = new Set([
	"paragraph_open",
	"bullet_list_open",
	"ordered_list_open",
	"blockquote_open",
	"table_open",
	"fence",
	"code_block",
]);

/** A paragraph, list, table, quote or figure that stands by itself, and its place in the text. */
type Paragraph = { token: Token; section: number; paragraph: number };

/** The paragraphs of a text that has been parsed, in their order; `section` counts the second-level headings before them. */
export function paragraphsOf(tokens: readonly Token[]): Paragraph[] {
	const found: Paragraph[] = [];
	let section = 0;
	let paragraph = 0;
	for (const token of tokens) {
		if (token.type === "heading_open" && token.tag === "h2") {
			section += 1;
			paragraph = 0;
		}
		if (token.level > 0 || !KINDS.has(token.type) || token.attrGet("data-recall")) continue;
		paragraph += 1;
		found.push({ token, section, paragraph });
	}
	return found;
}

/** Gives each paragraph an id that a link can lead to, where the text is rendered with `paragraphIds`. */
export function nameParagraphs({ tokens, env }: StateCore): void {
	if (!env.paragraphIds) return;
	for (const { token, section, paragraph } of paragraphsOf(tokens)) {
		token.attrSet("id", String(placeId({ section, paragraph })));
	}
}
