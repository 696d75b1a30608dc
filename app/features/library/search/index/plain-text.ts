import MarkdownIt, { type Token } from "markdown-it";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { FILE_LINK, RECALL_LINE } from "#db/content/markdown.ts";
import type { ReadPart } from "../searchables.ts";

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true });
const isUsualLink = parser.validateLink;
parser.validateLink = (address) => isUsualLink(address) || FILE_LINK.test(address);

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

/** Parts with a title, without facts. */
export function wordParts(parts: readonly ReadPart[]): ReadPart[] {
	return parts.filter(({ language, body }) => language !== FACTS_LANGUAGE && textIn(body.title) !== "");
}

export function textIn(value: unknown): string {
	return typeof value === "string" ? plainText(value) : "";
}

export function listIn(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
