import MarkdownIt, { type Token } from "markdown-it";
import { FILE_LINK, isAllowedLink, MARKDOWN_LIMIT } from "./markdown.ts";

export const FAULT_KINDS = ["empty", "long", "heading", "html", "picture", "code", "link"] as const;
type FaultKind = (typeof FAULT_KINDS)[number];
/** `line` counts from 0; `message` is for who writes files. */
export type BodyFault = { line: number; kind: FaultKind; message: string };

/**
 * Finds what a lesson or description may not contain: first-level headings, HTML, pictures, code blocks (usually a
 * paragraph indented by mistake), and links to anything but https or the site. With `hasFiles` it may name
 * files of its course, as lessons written in the browser do. Source: "A lesson" in docs/content.md.
 */
export function bodyFaults(body: string, { hasFiles = false }: { hasFiles?: boolean } = {}): BodyFault[] {
	if (body.trim() === "") return [{ line: 0, kind: "empty", message: "has no text under the front matter" }];
	if (body.length > MARKDOWN_LIMIT) {
		return [{ line: 0, kind: "long", message: `is longer than ${MARKDOWN_LIMIT} characters` }];
	}

	return parser.parse(body, {}).flatMap((token) => {
		const line = token.map?.[0] ?? 0;
		return [token, ...(token.children ?? [])].flatMap((one, index, all) => {
			const fault = faultOf(one, hasFiles);
			if (!fault) return [];
			const breaks = all.slice(0, index).filter(({ type }) => type === "softbreak" || type === "hardbreak").length;
			return [{ line: line + breaks, ...fault }];
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

function faultOf(token: Token, hasFiles: boolean): Omit<BodyFault, "line"> | null {
	switch (token.type) {
		case "heading_open":
			if (/^h[234]$/.test(token.tag)) return null;
			return { kind: "heading", message: "headings begin at ## and end at ####" };
		case "html_block":
		case "html_inline":
			if (token.content.trim() === "<!-- outline -->") return null;
			return { kind: "html", message: `HTML is not shown: ${token.content.trim().slice(0, 40)}` };
		case "image":
			if (/^(?:figure|screen):[a-z0-9-]+$/.test(String(token.attrGet("src")))) return null;
			if (hasFiles && FILE_LINK.test(String(token.attrGet("src")))) return null;
			return {
				kind: "picture",
				message: "pictures are not shown, but for figures such as ![caption](figure:name)",
			};
		case "fence":
		case "code_block":
			return { kind: "code", message: "code blocks are not for lessons; is a line indented by mistake?" };
		case "link_open": {
			const address = String(token.attrGet("href"));
			if (hasFiles && FILE_LINK.test(address)) return null;
			if (isAllowedLink(address) && /^(?:https:|\/|lesson:)/i.test(address)) return null;
			return { kind: "link", message: `links lead to https:// or to a path of the site, not to ${address}` };
		}
		default:
			return null;
	}
}
