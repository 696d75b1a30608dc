import { lessonPath } from "../../../shared/pages/preview-path";
import type { Formats } from "../../../shared/words/formats";
import { LANGUAGES, type Language } from "../../../shared/words/languages";
import { entryWords } from "../../library/entry-words";
import type { FoundEntry, ListedEntry } from "../../library/library.server";
import type { NamedLesson } from "../../library/named-lesson";
import { linkTerms } from "../linking/link-terms";
import type { GlossaryTerms } from "../linking/read-terms.server";
import type { listTermTitles } from "../terms.repository.server";
import { asTitle } from "./as-title";
import { otherNames } from "./other-names";

type Title = Awaited<ReturnType<typeof listTermTitles>>[number];
type Words = { short: string; aliases?: string[] };
type Facts = { countries?: string[]; related?: string[] };

/** What a term is called in another language. */
export type TermInLanguage = { language: Language; name: string; title: string };

/** A term as it is read. `countries` is empty where it is used anywhere. */
export type TermView = {
	slug: string;
	title: string;
	short: string;
	inEnglish: boolean;
	names: string[];
	html: string;
	bodyInEnglish: boolean;
	others: TermInLanguage[];
	related: { slug: string; title: string; inEnglish: boolean }[];
	lessons: { to: string; title: string; course: string }[];
	countries: string[];
};

type Input = {
	entry: FoundEntry;
	titles: readonly Title[];
	related: readonly ListedEntry[];
	lessons: NamedLesson[];
	isGuest: boolean;
	terms: GlossaryTerms;
	language: Language;
	formats: Pick<Formats, "country">;
	/** Where the glossary stands, with the language prefix of the page. */
	at: string;
};

/** A term with everything that stands around it; other terms link themselves in its text. */
export function termView({ entry, titles, related, lessons, isGuest, terms, language, formats, at }: Input): TermView {
	const { short, aliases = [] } = entryWords<Words>(entry);
	const facts: Facts = entry.details;
	const wanted = facts.related ?? [];
	return {
		slug: entry.slug,
		title: asTitle(entry.title, entry.inEnglish ? "en" : language),
		short,
		inEnglish: entry.inEnglish,
		names: otherNames(entry.title, aliases),
		html: linkTerms(entry.bodyHtml, entry.bodyInEnglish ? terms.english : terms.own, { except: entry.slug, at }),
		bodyInEnglish: entry.bodyInEnglish,
		others: inOtherLanguages(titles, entry.inEnglish ? "en" : language),
		related: [...related]
			.sort((a, b) => wanted.indexOf(a.slug) - wanted.indexOf(b.slug))
			.map(({ slug, title, inEnglish }) => ({ slug, title: asTitle(title, inEnglish ? "en" : language), inEnglish })),
		lessons: lessons.map((lesson) => ({
			to: lessonPath(lesson, isGuest),
			title: lesson.title,
			course: lesson.course,
		})),
		countries: (facts.countries ?? []).filter((code) => code !== "anywhere").map((code) => formats.country(code)),
	};
}

/** What a term is called in the languages beside the one that is shown, in the order of the school's languages. */
export function inOtherLanguages(titles: readonly Title[], shown: Language): TermInLanguage[] {
	return LANGUAGES.flatMap(({ code, name }) => {
		const title = titles.find(({ language }) => language === code)?.title;
		return title && code !== shown ? [{ language: code, name, title: asTitle(title, code) }] : [];
	});
}
