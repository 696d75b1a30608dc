import { numberFormat } from "#app/shared/words/intl.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { LanguageTotals } from "#db/schema/schema.ts";

/** How much of the offer is in the reader's language; `percent` of the words, formatted. */
export type LanguageShare = {
	kind: "whole" | "partly" | "none";
	lessons: number;
	total: number;
	inEnglish: number;
	percent: string;
};

type Course = { lessonCount: number; translated: Record<string, LanguageTotals> };

/** Share of one or several courses by English word counts. 100 % only when complete, 0 % only when empty. */
export function languageShare(courses: readonly Course[], language: Language): LanguageShare {
	const total = sum(courses, ({ lessonCount }) => lessonCount);
	const lessons =
		language === DEFAULT_LANGUAGE ? total : sum(courses, ({ translated }) => translated[language]?.lessons ?? 0);
	const words = sum(courses, ({ translated }) => translated[language]?.words ?? 0);
	const allWords = sum(courses, ({ translated }) => translated[DEFAULT_LANGUAGE]?.words ?? 0);
	const kind = lessons >= total ? "whole" : lessons === 0 ? "none" : "partly";
	const percent = numberFormat(language, { style: "percent" }).format(share(kind, allWords > 0 ? words / allWords : 0));
	return { kind, lessons, total, inEnglish: Math.max(total - lessons, 0), percent };
}

function share(kind: LanguageShare["kind"], words: number): number {
	if (kind === "whole") return 1;
	return kind === "none" ? 0 : Math.min(0.99, Math.max(0.01, words));
}

function sum(courses: readonly Course[], of: (course: Course) => number): number {
	return courses.reduce((total, course) => total + of(course), 0);
}
