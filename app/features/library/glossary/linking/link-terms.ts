import { walkHtml } from "#app/shared/html/walk-html.ts";
import { characterClass, SEPARATOR, WORD_CHARACTER } from "./letters";
import { mentionAt, type TermMatcher } from "./term-matcher";

/** Elements in which terms are never linked. */
const UNLINKED_ELEMENTS = new Set([
	"a",
	"button",
	"label",
	"summary",
	"h1",
	"h2",
	"h3",
	"h4",
	"h5",
	"h6",
	"th",
	"code",
	"pre",
	"kbd",
	"figure",
	"svg",
	"script",
	"style",
	"textarea",
	"select",
	"title",
]);
const TERM_URL = /\shref="(?:\/[a-z]{2})?\/glossary\/([a-z0-9-]+)"/i;
const AMPERSAND = 0x26;

export type LinkOptions = {
	/** The slug of the term whose text this is; it is not linked. */
	except?: string;
	at?: string;
};

export type LinkedMention = { slug: string; from: number; to: number; section: number };

/**
 * Links the first mention of each term per section (up to the next h2) in HTML of db/content/markdown.ts.
 * Skips links, headings, code, buttons, figures, and terms that the author has already linked in the section.
 */
export function linkTerms(html: string, matcher: TermMatcher, { except, at = "/glossary" }: LinkOptions = {}): string {
	let linked = "";
	let copied = 0;
	for (const { slug, from, to } of linkMentions(html, matcher, except)) {
		const text = html.slice(from, to);
		linked += `${html.slice(copied, from)}<a class="term" href="${at}/${slug}" data-term="${slug}">${text}</a>`;
		copied = to;
	}
	return copied === 0 ? html : linked + html.slice(copied);
}

export function linkMentions(html: string, matcher: TermMatcher, except?: string): LinkedMention[] {
	const mentions: LinkedMention[] = [];
	let seen = new Set<string>();
	let section = 0;
	walkHtml(html, UNLINKED_ELEMENTS, {
		text: readText,
		closed(name, tag) {
			if (name === "h2") {
				section += 1;
				seen = new Set();
			}
			const byHand = name === "a" ? TERM_URL.exec(tag)?.[1] : undefined;
			if (byHand) seen.add(byHand);
		},
	});
	return mentions;

	function readText(from: number, to: number) {
		let before = SEPARATOR;
		for (let place = from; place < to; ) {
			const code = html.charCodeAt(place);
			const kind = characterClass(code);
			// Skips word middles and punctuation, which are most of a text.
			const mention =
				kind === SEPARATOR || (kind === WORD_CHARACTER && before === WORD_CHARACTER)
					? null
					: mentionAt(matcher, html, place, to);
			before = kind;
			if (!mention) {
				place = code === AMPERSAND ? endOfEntity(html, place) : place + 1;
				continue;
			}
			const { slug, end, isNeverLinked } = mention;
			if (!isNeverLinked && slug !== except && !seen.has(slug)) {
				seen.add(slug);
				mentions.push({ slug, from: place, to: end, section });
			}
			place = end;
			before = characterClass(html.charCodeAt(end - 1));
		}
	}
}

/** Skips entities: the "amp" of `&amp;` is no word. */
function endOfEntity(html: string, from: number): number {
	const end = html.indexOf(";", from);
	return end === -1 || end - from > 10 ? from + 1 : end + 1;
}
