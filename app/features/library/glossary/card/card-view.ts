import type { TFunction } from "i18next";
import { entryWords } from "#app/features/library/entries/entry-words.ts";
import type { FoundEntry } from "#app/features/library/entries/face.server.ts";
import type { NamedLesson } from "#app/features/library/entries/named-lesson.ts";
import { lessonPath } from "#app/shared/pages/preview-path.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { asTitle } from "../term/as-title";
import { otherNames } from "../term/other-names";
import { inOtherLanguages, type TermInLanguage } from "../term/term-view";
import type { listTermTitles } from "../terms.repository.server";

export type TermCardView = {
	title: string;
	short: string;
	/** Set when the term has no words in the reader's language. */
	lang: "en" | null;
	/** Other names, as a sentence. */
	also: string | null;
	/** Set when they are in English as fallback. */
	alsoLang: "en" | null;
	titlesInOtherLanguages: TermInLanguage[];
	lesson: { to: string; label: string } | null;
	words: { open: string; close: string };
};

type Input = {
	entry: FoundEntry;
	titles: Awaited<ReturnType<typeof listTermTitles>>;
	lessons: NamedLesson[];
	isGuest: boolean;
	language: Language;
	t: TFunction<"glossary">;
};

export function termCardView({ entry, titles, lessons: [lesson], isGuest, language, t }: Input): TermCardView {
	const { words, inEnglish } = entryWords<{ short: string; aliases?: string[] }>(entry);
	const { short, aliases = [] } = words;
	const shown = entry.inEnglish ? "en" : language;
	const names = otherNames(entry.title, aliases).slice(0, 4);
	return {
		title: asTitle(entry.title, shown),
		short,
		lang: entry.inEnglish ? "en" : null,
		also: names.length > 0 ? t("card.also", { names: names.join(t("between")) }) : null,
		alsoLang: inEnglish.has("aliases") ? "en" : null,
		titlesInOtherLanguages: inOtherLanguages(titles, shown),
		lesson: lesson ? { to: lessonPath(lesson, isGuest), label: t("card.lesson", { title: lesson.title }) } : null,
		words: { open: t("card.open"), close: t("card.close") },
	};
}
