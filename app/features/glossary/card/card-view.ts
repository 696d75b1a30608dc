import type { TFunction } from "i18next";
import { lessonPath } from "../../../shared/pages/preview-path";
import type { Language } from "../../../shared/words/languages";
import { entryWords } from "../../library/entry-words";
import type { FoundEntry } from "../../library/library.server";
import type { NamedLesson } from "../../library/named-lesson";
import { asTitle } from "../term/as-title";
import { otherNames } from "../term/other-names";
import { inOtherLanguages, type TermInLanguage } from "../term/term-view";
import type { listTermTitles } from "../terms.repository.server";

/** What the card of a term shows, with its words: the page that it opens on need not know them. */
export type TermCardView = {
	title: string;
	short: string;
	/** Set where the term has no words in the reader's language. */
	lang: "en" | null;
	/** Other names for it, in a sentence. */
	also: string | null;
	others: TermInLanguage[];
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

/** The card of a term in a language. */
export function termCardView({ entry, titles, lessons: [lesson], isGuest, language, t }: Input): TermCardView {
	const { short, aliases = [] } = entryWords<{ short: string; aliases?: string[] }>(entry);
	const shown = entry.inEnglish ? "en" : language;
	const names = otherNames(entry.title, aliases).slice(0, 4);
	return {
		title: asTitle(entry.title, shown),
		short,
		lang: entry.inEnglish ? "en" : null,
		also: names.length > 0 ? t("card.also", { names: names.join(t("between")) }) : null,
		others: inOtherLanguages(titles, shown),
		lesson: lesson ? { to: lessonPath(lesson, isGuest), label: t("card.lesson", { title: lesson.title }) } : null,
		words: { open: t("card.open"), close: t("card.close") },
	};
}
