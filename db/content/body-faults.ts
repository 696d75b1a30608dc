import MarkdownIt, { type Token } from "markdown-it";
import { isAllowedLink, MARKDOWN_LIMIT } from "./markdown.ts";

/**
 * Finds what a lesson or description may not contain: first-level headings, HTML, pictures, code blocks (usually a
 * paragraph indented by mistake), and links to anything but https or the site. `line` counts from 0. Source: "A
 * lesson" in docs/content.md.
 */
export function bodyFaults(body: string): { line: number; message: string }[] {
	if (body.trim() === "") return [{ line: 0, message: "has no text under the front matter" }];
	if (body.length > MARKDOWN_LIMIT) return [{ line: 0, message: `is longer than ${MARKDOWN_LIMIT} characters` }];

	return parser.parse(body, {}).flatMap((token) => {
		const line = token.map?.[0] ?? 0;
		return [token, ...(token.children ?? [])].flatMap((one, index, all) => {
			const message = faultOf(one);
			if (!message) return [];
			const breaks = all.slice(0, index).filter(({ type }) => type === "softbreak" || type === "hardbreak").length;
			return [{ line: line + breaks, message }];
		});
	});
}

/** A Chinese character counts as half a word. */
export function countWords(body: string): number {
	const chinese = body.match(/\p{Script=Han}/gu)?.length ?? 0;
	const other = body.match(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’.,-]*[\p{L}\p{N}])?/gu) ?? [];
	return other.filter((word) => !/\p{Script=Han}/u.test(word)).length + Math.round(chinese / 2);
}

const parser = new MarkdownIt({ html: true });
parser.validateLink = () => true;

function faultOf(token: Token): string | null {
	switch (token.type) {
		case "heading_open":
			return /^h[234]$/.test(token.tag) ? null : "headings begin at ## and end at ####";
		case "html_block":
		case "html_inline":
			if (token.content.trim() === "<!-- outline -->") return null;
			return `HTML is not shown: ${token.content.trim().slice(0, 40)}`;
		case "image":
			return /^(?:figure|screen):[a-z0-9-]+$/.test(String(token.attrGet("src")))
				? null
				: "pictures are not shown, but for figures such as ![caption](figure:name)";
		case "fence":
		case "code_block":
			return "code blocks are not for lessons; is a line indented by mistake?";
		case "link_open": {
			const address = String(token.attrGet("href"));
			return isAllowedLink(address) && /^(?:https:|\/|lesson:)/i.test(address)
				? null
				: `links lead to https:// or to a path of the site, not to ${address}`;
		}
		default:
			return null;
	}
}
