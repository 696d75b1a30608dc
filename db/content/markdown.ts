import MarkdownIt, { type StateCore, type Token } from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { nameParagraphs, paragraphsOf } from "./markdown-paragraphs.ts";

/** The version of the rendered HTML. Raise it with every change of the output: stored HTML is then rendered again. */
export const RENDERER = 4;
export const RECALL_LINE = /^\[recall: ([a-z0-9-]+)\]$/gm;

/** A portable link to a lesson: `lesson:its-course/its-slug`. */
const LESSON_LINK = /^lesson:([a-z0-9-]+\/[a-z0-9-]+)$/;

/** A file of the course: `file:` and the id of its upload. */
export const FILE_LINK = /^file:([0-9a-f]{32})$/;
const FILE_PATH = /^\/course-files\/[0-9a-f]{32}$/;

export const FIGURE_LINE = /^!\[[^\]\n]*\]\(figure:([a-z0-9-]+)\)$/gm;

export const MARKDOWN_LIMIT = 60_000;

/**
 * Renders Markdown to safe HTML: raw HTML stays visible as text, and the result passes an allow-list. Deterministic
 * in Node and Workers. Throws a RangeError above 60,000 characters.
 * An h2 has the id `part-<number>`, an h3 `s-<words>`; with `paragraphIds` the second paragraph of the third section
 * has `part-3-2`. `[recall: id]` becomes an empty `div[data-recall]`; a figure is inlined if its drawing is in
 * `figures`, which is trusted; a screenshot becomes `figure[data-screen]`; `lesson:course/slug` links to
 * `/to/course/slug`; `file:<id>` shows a picture of the course or links to another file of it, at `/course-files/<id>`.
 */
export function renderMarkdown(
	source: string,
	figures: Readonly<Record<string, string>> = {},
	{ paragraphIds = false }: { paragraphIds?: boolean } = {},
): string {
	if (source.length > MARKDOWN_LIMIT) {
		throw new RangeError(`A text has at most ${MARKDOWN_LIMIT} characters, this one has ${source.length}`);
	}
	const html = sanitizeHtml(parser.render(source, { paragraphIds }), SANITIZE_OPTIONS).trim();
	return html.replace(
		/<figure data-figure="([a-z0-9-]+)"(?: id="[a-z0-9-]+")?>/g,
		(opening, name: string) => opening + (figures[name] ?? ""),
	);
}

export function countParagraphs(source: string): number[] {
	const tokens = parser.parse(source, {});
	const headings = tokens.filter(({ type, tag }) => type === "heading_open" && tag === "h2").length;
	const counts = Array<number>(headings + 1).fill(0);
	for (const { section, paragraph } of paragraphsOf(tokens)) counts[section] = paragraph;
	return counts;
}

export function isAllowedLink(address: string): boolean {
	if (LESSON_LINK.test(address)) return true;
	return /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?![/\\])[^\s\\]*|#[^\s\\]+)$/i.test(address);
}

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true });
parser.validateLink = (address) =>
	isAllowedLink(address) || FILE_LINK.test(address) || /^(?:figure|screen):[a-z0-9-]+$/.test(address);
parser.core.ruler.push("school_headings", nameHeadings);
parser.core.ruler.push("school_cells", alignByClass);
parser.core.ruler.push("school_lines", placeSpecialLines);
parser.core.ruler.push("school_paragraphs", nameParagraphs);
// Before typography and inline parsing, which would read the box as a bracket.
parser.core.ruler.after("block", "school_boxes", drawBoxes);
parser.renderer.rules.image = (tokens, index, options, env, renderer) => {
	const image = tokens[index];
	const id = FILE_LINK.exec(String(image?.attrGet("src")))?.[1];
	if (!id) return parser.utils.escapeHtml(image?.content ?? "");
	const alt = renderer.renderInlineAsText(image?.children ?? [], options, env);
	return `<img src="/course-files/${id}" alt="${parser.utils.escapeHtml(alt)}" loading="lazy">`;
};
parser.renderer.rules.table_open = (tokens, index) => {
	const heading = tokens[index]?.meta?.heading;
	const id = tokens[index]?.attrGet("id");
	const label = heading ? ` aria-labelledby="${heading}"` : "";
	return `<div${id ? ` id="${id}"` : ""} class="table-scroll" tabindex="0" role="group"${label}><table>\n`;
};
parser.renderer.rules.table_close = () => "</table></div>\n";

/** The page has the h1; levels below h4 do not help readers. A table is named by the heading above it. */
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

function drawBoxes({ tokens }: StateCore): void {
	tokens.forEach((token, index) => {
		const item = tokens[index - 2];
		if (token.type !== "inline" || item?.type !== "list_item_open" || !token.content.startsWith("[ ] ")) return;
		token.content = token.content.slice(4);
		item.attrSet("class", "tick-box");
	});
}

/** A class, because a style attribute would need exceptions in the sanitizer and the content policy. */
function alignByClass({ tokens }: StateCore): void {
	for (const token of tokens) {
		if (token.type !== "th_open" && token.type !== "td_open") continue;
		const side = /text-align:(right|center)/.exec(String(token.attrGet("style")))?.[1];
		token.attrs = side ? [["class", `text-${side}`]] : null;
	}
}

const SANITIZE_OPTIONS: sanitizeHtml.IOptions = {
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
		"img",
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
		img: ["src", "alt", "loading"],
	},
	exclusiveFilter: ({ tag, attribs }) => tag === "img" && !FILE_PATH.test(attribs.src ?? ""),
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
				href: href.replace(LESSON_LINK, "/to/$1").replace(FILE_LINK, "/course-files/$1"),
				...(/^https:/i.test(href) ? { rel: "noopener noreferrer" } : {}),
			},
		}),
	},
};
