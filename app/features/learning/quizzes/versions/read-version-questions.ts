import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { LessonQuestions, StoredQuestion } from "./version-questions.ts";

type Row = { versionId: string; language: string; questions: string | null; draw: string | null };

/** By version, from rows of one lesson. */
export function readVersionQuestions(rows: readonly Row[]): Map<string, LessonQuestions> {
	const byVersion = Map.groupBy(rows, ({ versionId }) => versionId);
	return new Map([...byVersion].map(([versionId, own]) => [versionId, readQuestions(own)]));
}

/** From rows of one lesson in one version. */
export function readQuestions(rows: readonly Row[]): LessonQuestions {
	const { questions: facts = null, draw = null } = rows.find(({ language }) => language === FACTS_LANGUAGE) ?? {};
	const words = rows.flatMap(({ language, questions }) =>
		language === FACTS_LANGUAGE || !questions ? [] : [[language, JSON.parse(questions)] as const],
	);
	return {
		facts: (facts ? JSON.parse(facts) : []) as StoredQuestion[],
		draw: (draw ? JSON.parse(draw) : null) as LessonQuestions["draw"],
		words: new Map(words),
	};
}
