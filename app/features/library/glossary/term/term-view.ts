import type { ExampleChoice, Examples } from "#app/features/learning/examples/convert-examples.ts";
import { entryWords } from "#app/features/library/entries/entry-words.ts";
import type { FoundEntry, ListedEntry } from "#app/features/library/entries/face.server.ts";
import type { NamedLesson } from "#app/features/library/entries/named-lesson.ts";
import { lessonPath } from "#app/shared/pages/preview-path.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import type { GlossaryTerms } from "../linking/read-terms.server";
import { readerText } from "../linking/reader-text";
import type { listTermTitles } from "../terms.repository.server";
import { asTitle } from "./as-title";
import { otherNames } from "./other-names";

type Title = Awaited<ReturnType<typeof listTermTitles>>[number];
type Words = { short: string; aliases?: string[] };
type Facts = { countries?: string[]; related?: string[] };

export type TermInLanguage = { language: Language; name: string; title: string };

export type TermView = {
	slug: string;
	title: string;
	short: string;
	inEnglish: boolean;
	names: string[];
	/** True when the names fall back to English. */
	namesInEnglish: boolean;
	html: string;
	examples: Examples | null;
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
	examples: ExampleChoice;
	language: Language;
	formats: Pick<Formats, "country">;
	at: string;
};

export function termView(input: Input): TermView {
	const { entry, titles, related, lessons, isGuest, terms, examples, language, formats, at } = input;
	const { words, inEnglish } = entryWords<Words>(entry);
	const { short, aliases = [] } = words;
	const facts: Facts = entry.details;
	const wanted = facts.related ?? [];
	const text = readerText(
		{ html: entry.bodyHtml, inEnglish: entry.bodyInEnglish },
		{ language, terms, examples, except: entry.slug, at },
	);
	return {
		slug: entry.slug,
		title: asTitle(entry.title, entry.inEnglish ? "en" : language),
		short,
		inEnglish: entry.inEnglish,
		names: otherNames(entry.title, aliases),
		namesInEnglish: inEnglish.has("aliases"),
		html: text.html,
		examples: text.examples,
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

export function inOtherLanguages(titles: readonly Title[], shown: Language): TermInLanguage[] {
	return LANGUAGES.flatMap(({ code, name }) => {
		const title = titles.find(({ language }) => language === code)?.title;
		return title && code !== shown ? [{ language: code, name, title: asTitle(title, code) }] : [];
	});
}
