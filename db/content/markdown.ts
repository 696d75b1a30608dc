import MarkdownIt, { type StateCore, type Token } from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { nameParagraphs, paragraphsOf } from "./markdown-paragraphs.ts";

/**
 * The version of what this file makes. Raise it with every change that gives other
 * HTML for the same text: HTML is kept by it, and made anew when it rises.
 */
export const RENDERER = 4;
/** A line that asks a recall question: `[recall: its-id]`. */
export const RECALL_LINE = /^\[recall: ([a-z0-9-]+)\]$/gm;

/** A link to a lesson by names, which holds in every school: `lesson:its-course/its-slug`. */
const LESSON_LINK = /^lesson:([a-z0-9-]+\/[a-z0-9-]+)$/;

/** A line that shows a figure: `![caption](figure:its-name)`. */
export const FIGURE_LINE = /^!\[[^\]\n]*\]\(figure:([a-z0-9-]+)\)$/gm;

/** The most that one text may have, in characters. */
export const MARKDOWN_LIMIT = 60_000;

/**
 * The safe HTML of a Markdown text: what lessons and descriptions show as it is.
 *
 * HTML in the source stays visible as text, pictures and dangerous addresses do
 * not become elements, and a second wall (an allow-list) stands behind the first.
 * Headings run from h2 to h4. An h2 has the id `part-<number>`, which is the same
 * in every language; an h3 has `s-<words>`, unique in the text; with `paragraphIds` the second paragraph of the third
 * section has `part-3-2`. A table stands in `div.table-scroll`, its figures in `td.text-right`; `- [ ]` makes a `li.tick-box`.
 * Links that leave the site carry `rel="noopener noreferrer"`. A line
 * `[recall: id]` becomes an empty `div[data-recall]`; a figure is shown when its
 * drawing is among `figures`, which are trusted; a picture of a
 * screen becomes `figure[data-screen]`, for the page to fill. `lesson:course/slug` leads to `/to/course/slug`. The same source
 * gives the same HTML, in Node and in a Worker.
 *
 * Throws a RangeError above 60,000 characters.
 */
export function renderMarkdown(
	source: string,
	figures: Readonly<Record<string, string>> = {},
	{ paragraphIds = false }: { paragraphIds?: boolean } = {},
): string {
	if (source.length > MARKDOWN_LIMIT) {
		throw new RangeError(`A text has at most ${MARKDOWN_LIMIT} characters, this one has ${source.length}`);
	}
	const html = sanitizeHtml(parser.render(source, { paragraphIds }), ALLOWED).trim();
	return html.replace(
		/<figure data-figure="([a-z0-9-]+)"(?: id="[a-z0-9-]+")?>/g,
		(opening, name: string) => opening + (figures[name] ?? ""),
	);
}

/** How many paragraphs each section of a text has: what stands before the first heading comes first. */
export function countParagraphs(source: string): number[] {
	const tokens = parser.parse(source, {});
	const headings = tokens.filter(({ type, tag }) => type === "heading_open" && tag === "h2").length;
	const counts = Array<number>(headings + 1).fill(0);
	for (const { section, paragraph } of paragraphsOf(tokens)) counts[section] = paragraph;
	return counts;
}

/** Addresses that a link may have: https, mail, a path of this site, a place on the page or a lesson by names. */
export function isAllowedLink(address: string): boolean {
	if (LESSON_LINK.test(address)) return true;
	return /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?![/\\])[^\s\\]*|#[^\s\\]+)$/i.test(address);
}

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true });
parser.validateLink = (address) => isAllowedLink(address) || /^(?:figure|screen):[a-z0-9-]+$/.test(address);
parser.core.ruler.push("school_headings", nameHeadings);
parser.core.ruler.push("school_cells", alignByClass);
parser.core.ruler.push("school_lines", placeSpecialLines);
parser.core.ruler.push("school_paragraphs", nameParagraphs);
// Before typography and the reading of what stands within a line: a box is no bracket.
parser.core.ruler.after("block", "school_boxes", drawBoxes);
parser.renderer.rules.image = (tokens, index) => parser.utils.escapeHtml(tokens[index]?.content ?? "");
parser.renderer.rules.table_open = (tokens, index) => {
	const heading = tokens[index]?.meta?.heading;
	const id = tokens[index]?.attrGet("id");
	const label = heading ? ` aria-labelledby="${heading}"` : "";
	return `<div${id ? ` id="${id}"` : ""} class="table-scroll" tabindex="0" role="group"${label}><table>\n`;
};
parser.renderer.rules.table_close = () => "</table></div>\n";

/** The page has the h1; levels below h4 are no help to a reader. A table is named by the heading above it. */
function nameHeadings({ tokens }: StateCore): void {
	const used = new Map<string, number>();
	let latest: string | null = null;
	let part = 0;
	tokens.forEach((token, index) => {
		if (token.type === "table_open") token.meta = { heading: latest };
		if (token.type !== "heading_open" && token.type !== "heading_close") return;
		const level = Math.min(Math.max(Number(token.tag.slice(1)), 2), 4);
		token.tag = `h${level}`;
		if (token.type === "heading_open" && level < 4) {
			if (level === 2) part += 1;
			latest = level === 2 ? `part-${part}` : uniqueId(tokens[index + 1], used);
			token.attrSet("id", latest);
		}
	});
}

function uniqueId(heading: Token | undefined, used: Map<string, number>): string {
	const text = (heading?.children ?? []).map((child) => child.content).join("");
	const words =
		text
			.normalize("NFKC")
			.toLowerCase()
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	const name = `s-${[...words.join("-")].slice(0, 60).join("") || "part"}`;

	let count = used.get(name) ?? 0;
	let id = name;
	do {
		count += 1;
		id = count === 1 ? name : `${name}-${count}`;
	} while (used.has(id));
	used.set(name, count);
	used.set(id, used.get(id) ?? 1);
	return id;
}

/** Turns the paragraphs that are a recall question or a figure and nothing else into places for them. */
function placeSpecialLines(state: StateCore): void {
	const { tokens } = state;
	tokens.forEach((token, index) => {
		const [opening, closing] = [tokens[index - 1], tokens[index + 1]];
		if (token.type !== "inline" || opening?.type !== "paragraph_open" || !closing) return;
		const id = /^\[recall: ([a-z0-9-]+)\]$/.exec(token.content)?.[1];
		if (id) {
			opening.tag = "div";
			closing.tag = "div";
			opening.attrSet("data-recall", id);
			token.children = [];
		}
		const [image, ...others] = token.children ?? [];
		const isAlone = image?.type === "image" && others.length === 0;
		const [, kind, name] = (isAlone && /^(figure|screen):(.+)$/.exec(String(image.attrGet("src")))) || [];
		if (!image || !kind || !name) return;
		opening.tag = "figure";
		closing.tag = "figure";
		opening.attrSet(`data-${kind}`, name);
		token.children = [];
		const caption = new state.Token("html_inline", "", 0);
		caption.content = `<figcaption>${parser.utils.escapeHtml(image.content)}</figcaption>`;
		token.children = [caption];
	});
}

/** `- [ ] Something to do` has a box to tick, drawn by the page: on paper it is ticked by hand. */
function drawBoxes({ tokens }: StateCore): void {
	tokens.forEach((token, index) => {
		const item = tokens[index - 2];
		if (token.type !== "inline" || item?.type !== "list_item_open" || !token.content.startsWith("[ ] ")) return;
		token.content = token.content.slice(4);
		item.attrSet("class", "tick-box");
	});
}

/** A style attribute would need more from the sanitizer and from the page's policy than a class does. */
function alignByClass({ tokens }: StateCore): void {
	for (const token of tokens) {
		if (token.type !== "th_open" && token.type !== "td_open") continue;
		const side = /text-align:(right|center)/.exec(String(token.attrGet("style")))?.[1];
		token.attrs = side ? [["class", `text-${side}`]] : null;
	}
}

const ALLOWED: sanitizeHtml.IOptions = {
	allowedTags: [
		"h2",
		"h3",
		"h4",
		"p",
		"br",
		"hr",
		"blockquote",
		"ul",
		"ol",
		"li",
		"strong",
		"em",
		"s",
		"a",
		"code",
		"pre",
		"figure",
		"figcaption",
		"div",
		"table",
		"thead",
		"tbody",
		"tr",
		"th",
		"td",
	],
	allowedAttributes: {
		a: ["href", "rel"],
		...Object.fromEntries(["h2", "h3", "p", "ul", "blockquote", "pre", "code"].map((tag) => [tag, ["id"]])),
		ol: ["id", "start"],
		div: ["id", "tabindex", "role", "aria-labelledby", "data-recall"],
		figure: ["data-figure", "data-screen", "id"],
	},
	allowedClasses: {
		div: ["table-scroll"],
		li: ["tick-box"],
		th: ["text-right", "text-center"],
		td: ["text-right", "text-center"],
	},
	allowedSchemes: ["https", "mailto"],
	allowProtocolRelative: false,
	parseStyleAttributes: false,
	transformTags: {
		a: (tagName, { href = "" }) => ({
			tagName,
			attribs: {
				href: href.replace(LESSON_LINK, "/to/$1"),
				...(/^https:/i.test(href) ? { rel: "noopener noreferrer" } : {}),
			},
		}),
	},
};
