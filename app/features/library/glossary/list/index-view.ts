import { entryWords } from "#app/features/library/entries/entry-words.ts";
import type { listEntriesWithWords } from "#app/features/library/entries/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { asTitle } from "../term/as-title";
import { otherNames } from "../term/other-names";
import type { listTermCourses } from "../terms.repository.server";
import { alphabetOf, dictionaryComparator, letterOf } from "./letters-of";
import { foldedName } from "./matching-terms";

type Entry = Awaited<ReturnType<typeof listEntriesWithWords>>[number];
type TermCourse = Awaited<ReturnType<typeof listTermCourses>>[number];

export type IndexTerm = {
	slug: string;
	title: string;
	names: string[];
	/** True when the names fall back to English. */
	namesInEnglish: boolean;
	short: string;
	inEnglish: boolean;
	course: { id: number; topic: string } | null;
	folded: string;
};
export type LetterGroup = { letter: string; terms: IndexTerm[] };
export type IndexView = { letters: string[]; groups: LetterGroup[]; count: number };

type Input = {
	entries: readonly Entry[];
	courses: readonly TermCourse[];
	language: Language;
	topicInWords: (topic: string) => string;
};
type Words = { short: string; aliases?: string[] };

/** Terms by letter in dictionary order. Letters without terms occur in `letters` only. */
export function indexView({ entries, courses, language, topicInWords }: Input): IndexView {
	const courseOf = new Map(
		courses.map(({ slug, courseId, topic }) => [slug, { id: courseId, topic: topicInWords(topic) }]),
	);
	const order = dictionaryComparator(language);
	const terms = entries
		.map((entry) => indexTerm(entry, courseOf.get(entry.slug) ?? null, language))
		.sort((a, b) => order(a.title, b.title));
	const groups = new Map<string, IndexTerm[]>();
	for (const term of terms) {
		const letter = letterOf(term.title, language);
		groups.set(letter, [...(groups.get(letter) ?? []), term]);
	}
	const alphabet = alphabetOf(language);
	const others = [...groups.keys()].filter((letter) => !alphabet.includes(letter)).sort(order);
	const letters = [...alphabet, ...others];
	return {
		letters,
		groups: letters.flatMap((letter) => {
			const found = groups.get(letter);
			return found ? [{ letter, terms: found }] : [];
		}),
		count: terms.length,
	};
}

function indexTerm(entry: Entry, course: IndexTerm["course"], language: Language): IndexTerm {
	const { words, inEnglish } = entryWords<Words>(entry);
	const { short, aliases = [] } = words;
	return {
		slug: entry.slug,
		title: asTitle(entry.title, entry.inEnglish ? "en" : language),
		names: otherNames(entry.title, aliases),
		namesInEnglish: inEnglish.has("aliases"),
		short,
		inEnglish: entry.inEnglish,
		course,
		folded: [entry.title, ...aliases].map(foldedName).join("\n"),
	};
}
