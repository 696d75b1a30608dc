import type { StateCore, Token } from "markdown-it";
import { placeId } from "./question-source.ts";

const KINDS = new Set([
	"paragraph_open",
	"bullet_list_open",
	"ordered_list_open",
	"blockquote_open",
	"table_open",
	"fence",
	"code_block",
]);

type Paragraph = { token: Token; section: number; paragraph: number };

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

/** Gives each paragraph an id for links, if rendered with `paragraphIds`. */
export function nameParagraphs({ tokens, env }: StateCore): void {
	if (!env.paragraphIds) return;
	for (const { token, section, paragraph } of paragraphsOf(tokens)) {
		token.attrSet("id", String(placeId({ section, paragraph })));
	}
}
