import MarkdownIt, { type StateCore, type Token } from "markdown-it";
import sanitizeHtml from "sanitize-html";
import type { PictureSize } from "../pictures/post-picture.ts";
import { hostOf, hostToShow, ownPath } from "../trust/link-hosts.ts";
import { LONGEST_POST } from "./longest-post.ts";

export { LONGEST_POST };

/** A mention, `[@Amara](member:12)`, names the account, so that the page shows its present name. */
const MEMBER = /^member:([1-9]\d{0,14})$/;
/** `![What it shows](picture:<id of the upload>)` */
const PICTURE = /^picture:([0-9a-f]{32})$/;
/** First line of a quote: `[!quote Amara, 4]`, the number of the post. */
const QUOTE = /^\[!quote ([^\]\n]{1,80}), ([1-9]\d{0,8})\]\s*/;

export type RenderedPost = {
	html: string;
	/** Accounts that the author addresses: not those in quotes. */
	mentions: number[];
	/** Numbers of the posts of its topic that it quotes. */
	quotes: number[];
	/** Addresses outside the school, each once per link. */
	links: string[];
	/** Their hosts. */
	hosts: string[];
	/** Uploads that it shows. */
	pictures: string[];
};

type Options = {
	/**
	 * Of the pictures that the author may show, so that pages keep their places free; any other picture is replaced by its
	 * alternative text. Without it all are shown, without sizes.
	 */
	sizes?: ReadonlyMap<string, PictureSize>;
	/** Of the school: links to it become paths, and are none to other sites. */
	origin?: string | undefined;
};

/**
 * Renders what a member has written to safe HTML. Raw HTML stays visible as text; pictures are uploads of the school
 * alone, any other picture becomes a link, so that no reader's browser asks a foreign server. A mention becomes
 * `a[data-member]`, whose text is replaced by the present name when it is shown. Throws a RangeError above
 * `LONGEST_POST` characters.
 */
export function renderPost(source: string, { sizes, origin }: Options = {}): RenderedPost {
	if (source.length > LONGEST_POST) throw new RangeError(`A post has at most ${LONGEST_POST} characters`);
	const tokens = parser.parse(source, {});
	if (sizes) for (const image of imagesOf(tokens)) setSize(image, sizes.get(pictureOf(image) ?? ""));
	if (origin) for (const token of linksAndImages(tokens)) leadWithin(token, origin);
	const found = facts(tokens);
	const html = sanitizeHtml(parser.renderer.render(tokens, parser.options), SANITIZE_OPTIONS).trim();
	return { html, ...found };
}

const imagesOf = (tokens: readonly Token[]) =>
	tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === "image");
/** The upload that an image shows, if it is one of the school. */
const pictureOf = (image: Token) => PICTURE.exec(String(image.attrGet("src")))?.[1];

const linksAndImages = (tokens: readonly Token[]) => [...linksOf(tokens).map(({ link }) => link), ...imagesOf(tokens)];

/** An absolute address of the school itself becomes a path. */
function leadWithin(token: Token, origin: string): void {
	const name = token.type === "image" ? "src" : "href";
	const path = ownPath(String(token.attrGet(name)), origin);
	if (path === null) return;
	token.attrSet(name, path);
	token.attrs = (token.attrs ?? []).filter(([attribute]) => attribute !== "rel");
}

/** Marks a picture that the author may not show. */
const UNKNOWN = "data-unknown";

function setSize(image: Token, size: PictureSize | undefined): void {
	if (!size) image.attrSet(UNKNOWN, "yes");
	image.attrSet("width", String(size?.width ?? ""));
	image.attrSet("height", String(size?.height ?? ""));
}

const parser = new MarkdownIt({ html: false, linkify: true, breaks: true, typographer: false });
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
parser.validateLink = (address) =>
	MEMBER.test(address) ||
	PICTURE.test(address) ||
	/^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?![/\\])[^\s\\]*|#[^\s\\]+)$/i.test(address);
parser.core.ruler.push("post_headings", lowerHeadings);
parser.core.ruler.push("post_quotes", nameQuotes);
parser.core.ruler.push("post_links", markLinks);
parser.core.ruler.push("post_hosts", nameHosts);
parser.renderer.rules.table_open = () => '<div class="table-scroll" tabindex="0" role="group"><table>\n';
parser.renderer.rules.table_close = () => "</table></div>\n";
parser.renderer.rules.image = (tokens, index, options, env, renderer) => {
	const image = tokens[index];
	const source = String(image?.attrGet("src"));
	const alt = parser.utils.escapeHtml(renderer.renderInlineAsText(image?.children ?? [], options, env));
	const id = PICTURE.exec(source)?.[1];
	if (id) {
		if (image?.attrGet(UNKNOWN)) return alt;
		const [width, height] = [image?.attrGet("width"), image?.attrGet("height")];
		const place = width && height ? ` width="${width}" height="${height}"` : "";
		return `<img src="/forum-pictures/${id}" alt="${alt}"${place} loading="lazy">`;
	}
	const address = parser.utils.escapeHtml(source);
	const rel = hostOf(source) === null ? "" : ` rel="${FOREIGN}"`;
	return `<a href="${address}"${rel}>${alt || address}</a>`;
};

/** What links to other sites have as their `rel`. */
export const FOREIGN = "ugc nofollow noopener";

/** The page has h1 and h2. */
function lowerHeadings({ tokens }: StateCore): void {
	for (const token of tokens) {
		if (token.type !== "heading_open" && token.type !== "heading_close") continue;
		token.tag = token.tag === "h1" || token.tag === "h2" ? "h3" : "h4";
	}
}

/** The line of a quote becomes a link to the post that is quoted. */
function nameQuotes(state: StateCore): void {
	state.tokens.forEach((token, index) => {
		const opening = state.tokens[index - 2];
		if (token.type !== "inline" || opening?.type !== "blockquote_open") return;
		const [line, name, number] = QUOTE.exec(token.content) ?? [];
		if (!line || !name || !number) return;
		opening.attrSet("data-quote", number);
		token.content = token.content.slice(line.length);
		const children: Token[] = [];
		state.md.inline.parse(token.content, state.md, state.env, children);
		token.children = [quoteLink(state, name, number), ...children];
	});
}

function quoteLink(state: StateCore, name: string, number: string): Token {
	const link = new state.Token("html_inline", "", 0);
	const words = parser.utils.escapeHtml(name);
	link.content = `<a class="quoted" href="#post-${number}" data-post="${number}">${words}, ${number}</a>`;
	return link;
}

function markLinks({ tokens }: StateCore): void {
	for (const { link, words } of linksOf(tokens)) {
		const address = String(link.attrGet("href"));
		const member = MEMBER.exec(address)?.[1];
		if (member) {
			link.attrSet("href", `/members/${member}`);
			link.attrSet("data-member", member);
			if (words && !words.content.startsWith("@")) words.content = `@${words.content}`;
		} else if (PICTURE.test(address)) link.attrSet("href", "#");
		else if (/^https?:/i.test(address)) link.attrSet("rel", FOREIGN);
	}
}

/** Behind a link whose words show another host, or one in letters that look like others. */
function nameHosts(state: StateCore): void {
	for (const token of state.tokens) {
		if (!token.children) continue;
		token.children = token.children.flatMap((child, at, all) => {
			if (child.type !== "link_close") return [child];
			const opened = all.findLastIndex(({ type }, index) => index < at && type === "link_open");
			const words = all.slice(opened + 1, at).map(({ content }) => content);
			const host = hostToShow(String(all[opened]?.attrGet("href")), words.join(""));
			if (host === null) return [child];
			const shown = new state.Token("text", "", 0);
			shown.content = ` (${host})`;
			return [child, shown];
		});
	}
}

type FoundLink = { link: Token; words: Token | undefined; isQuoted: boolean };

function linksOf(tokens: readonly Token[]): FoundLink[] {
	let depth = 0;
	return tokens.flatMap((token) => {
		if (token.type === "blockquote_open") depth += 1;
		if (token.type === "blockquote_close") depth -= 1;
		const children = token.children ?? [];
		return children.flatMap((child, at) =>
			child.type === "link_open" ? [{ link: child, words: children[at + 1], isQuoted: depth > 0 }] : [],
		);
	});
}

function facts(tokens: readonly Token[]): Omit<RenderedPost, "html"> {
	const links = linksOf(tokens);
	const mentioned = links.flatMap(({ link, isQuoted }) => {
		const member = link.attrGet("data-member");
		return member && !isQuoted ? [Number(member)] : [];
	});
	const images = imagesOf(tokens);
	const sources = images.map((image) => String(image.attrGet("src")));
	const addresses = [...links.map(({ link }) => String(link.attrGet("href"))), ...sources];
	const quoted = tokens.flatMap((token) =>
		token.type === "blockquote_open" ? (token.attrGet("data-quote") ?? []) : [],
	);
	return {
		mentions: [...new Set(mentioned)],
		quotes: [...new Set(quoted.map(Number))],
		links: addresses.filter((address) => hostOf(address) !== null),
		hosts: addresses.flatMap((address) => hostOf(address) ?? []),
		pictures: [...new Set(sources.flatMap((source) => PICTURE.exec(source)?.[1] ?? []))],
	};
}

const SANITIZE_OPTIONS: sanitizeHtml.IOptions = {
	allowedTags: [
		...["h3", "h4", "p", "br", "hr", "blockquote", "ul", "ol", "li", "strong", "em", "s", "a", "code", "pre"],
		...["img", "div", "table", "thead", "tbody", "tr", "th", "td"],
	],
	allowedAttributes: {
		a: ["href", "rel", "data-member", "data-post"],
		blockquote: ["data-quote"],
		ol: ["start"],
		div: ["tabindex", "role"],
		img: ["src", "alt", "width", "height", "loading"],
	},
	allowedClasses: { div: ["table-scroll"], a: ["quoted"] },
	allowedSchemes: ["http", "https", "mailto"],
	exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^\/forum-pictures\/[0-9a-f]{32}$/.test(attribs.src ?? ""),
};

/** Puts present names into what `renderPost` has made, without a link: members have no page. Accounts without a name (`null`) keep the typed one. */
export function withPresentNames(html: string, names: ReadonlyMap<number, string | null>): string {
	return html.replace(/<a href="\/members\/\d+" data-member="(\d+)">([^<]*)<\/a>/g, (_, id: string, typed: string) => {
		const name = names.get(Number(id));
		return name ? `<strong class="mention">@${parser.utils.escapeHtml(name)}</strong>` : `<span>${typed}</span>`;
	});
}

/** Puts addresses of the quoted posts, by their numbers, into what `renderPost` has made: they may stand on other pages. */
export function withQuotedPlaces(html: string, hrefOf: (number: number) => string): string {
	return html.replace(
		/(<a class="quoted" href=")#post-(\d+)"/g,
		(_, start: string, number: string) => `${start}${hrefOf(Number(number))}"`,
	);
}

/** What `renderPost` has made, with the words that stand for each picture in its place: the files of its author are gone. */
export function withoutShownPictures(html: string): string {
	return html.replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, (_whole, alt: string) => alt);
}

const IMAGE = /<img src="\/forum-pictures\/([^"]*)"[^>]*>/g;

/** What `renderPost` has made, with a line in the place of each picture that is not among those shown. */
export function withShownPictures(html: string, { shown, line }: { shown: readonly string[]; line: string }): string {
	return html.replace(IMAGE, (image, id: string) => (shown.includes(id) ? image : line && `<em>${line}</em>`));
}
