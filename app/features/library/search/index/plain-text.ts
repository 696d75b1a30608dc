import MarkdownIt, { type Token } from "markdown-it";
import { RECALL_LINE } from "#db/content/markdown.ts";

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** A figure that is drawn for each attempt. */
const DRAWN = /\{[^{}\n]+\}/g;

/** The words of a Markdown text on one line: without its marks, addresses, recall questions and drawn figures; a figure is its caption. */
export function plainText(markdown: string): string {
	const blocks = parser.parse(markdown.replace(RECALL_LINE, "").replace(DRAWN, "…"), {});
	return oneLine(blocks.map((block) => (block.children ? wordsOf(block.children) : block.content)).join(" "));
}

/** Everything but the punctuation of Chinese, which people are shown as it is written. */
const LETTERS = /[^，。；：！？（）]+/gu;

/** A text without line breaks and doubled spaces, in one spelling of each letter. */
export function oneLine(text: string): string {
	const spelled = text.replace(LETTERS, (letters) => letters.normalize("NFKC"));
	return spelled.replace(/\s+/gu, " ").trim();
}

function wordsOf(tokens: readonly Token[]): string {
	return tokens.map(({ type, content }) => (/break$/.test(type) ? " " : content)).join("");
}
