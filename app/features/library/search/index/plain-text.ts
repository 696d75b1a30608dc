import MarkdownIt, { type Token } from "markdown-it";
import { RECALL_LINE } from "#db/content/markdown.ts";

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true });

/** A value that is generated for each attempt. */
const GENERATED_VALUE = /\{[^{}\n]+\}/g;

/** One line without mark-up, URLs, recall questions and generated values; figures are replaced by their captions. */
export function plainText(markdown: string): string {
	const blocks = parser.parse(markdown.replace(RECALL_LINE, "").replace(GENERATED_VALUE, "…"), {});
	return oneLine(blocks.map((block) => (block.children ? wordsOf(block.children) : block.content)).join(" "));
}

/** Excludes Chinese punctuation, which is displayed unchanged. */
const LETTERS = /[^，。；：！？（）]+/gu;

/** Collapses white space and normalizes letters. */
export function oneLine(text: string): string {
	const spelled = text.replace(LETTERS, (letters) => letters.normalize("NFKC"));
	return spelled.replace(/\s+/gu, " ").trim();
}

function wordsOf(tokens: readonly Token[]): string {
	return tokens.map(({ type, content }) => (/break$/.test(type) ? " " : content)).join("");
}
