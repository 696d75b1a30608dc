import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { DrawRow } from "#db/schema/learning/catalog.ts";
import type { AnswerKey, FigureRange } from "#db/schema/learning/quizzes.ts";

/** A question among the facts of a lesson in a version of its course. */
export type StoredQuestion = {
	key: string;
	answerKey: AnswerKey;
	source?: string | null;
	tags?: string[];
	inBank?: true;
};
type StoredWords = {
	prompt?: string;
	choices?: { id: string; text: string }[];
	explanation?: string;
	feedback?: Record<string, string>;
	hints?: string[];
	diagnoses?: string[];
};
/** The questions in the facts and in the words of one lesson; a language without own words is left out. */
export type LessonQuestions = {
	facts: readonly StoredQuestion[];
	draw: readonly DrawRow[] | null;
	words: ReadonlyMap<string, Record<string, StoredWords>>;
};

export type AskedQuestion = ReturnType<typeof askedInVersion>[number];

/** What `listQuestions` reads of published questions, of those of a version. */
export function askedInVersion({ facts, words }: LessonQuestions, language: Language) {
	return facts.map(({ key, answerKey, source = null, tags = [], inBank = false }) => {
		const { own, english, spoken } = wordsOf(words, key, language);
		return {
			key,
			type: answerKey.type,
			unit: "unit" in answerKey ? answerKey.unit : null,
			prompt: inEither(own?.prompt, english?.prompt),
			promptInEnglish: language !== DEFAULT_LANGUAGE && !own?.prompt && Boolean(english?.prompt),
			choices: choicesOf(spoken, english),
			hints: spoken?.hints ?? [],
			items: "items" in answerKey ? answerKey.items.map((id) => ({ id })) : null,
			source,
			variables: answerKey.variables ?? (null as Record<string, FigureRange> | null),
			tags,
			inBank: Boolean(inBank),
		};
	});
}

/** What `listGradableQuestions` reads, of the questions of a version: for grading only, never for a page. */
export function gradableInVersion({ facts, words }: LessonQuestions, language: Language) {
	return facts.map(({ key, answerKey, tags = [], inBank = false }) => {
		const { own, english, spoken } = wordsOf(words, key, language);
		return {
			key,
			answerKey,
			tags,
			inBank: Boolean(inBank),
			explanation: inEither(own?.explanation, english?.explanation),
			feedback: spoken?.feedback ?? {},
			diagnoses: spoken?.diagnoses ?? [],
		};
	});
}

/** True if a learner who has read the questions of one version would find others in the other version. */
export function areOtherQuestions(seen: LessonQuestions, current: LessonQuestions): boolean {
	const languages = [...seen.words.keys()].filter((language) => current.words.has(language));
	return JSON.stringify(shownOf(seen, languages)) !== JSON.stringify(shownOf(current, languages));
}

/** Without right answers, hints and explanations. In the order of keys, because order does not change a question. */
function shownOf({ facts, draw, words }: LessonQuestions, languages: readonly string[]) {
	return facts
		.toSorted((a, b) => (a.key < b.key ? -1 : 1))
		.map(({ key, answerKey, tags = [], inBank = false }) => [
			key,
			inBank && [draw, tags],
			answerKey.type,
			"items" in answerKey ? answerKey.items : null,
			"unit" in answerKey ? answerKey.unit : null,
			answerKey.variables ?? null,
			languages.map((language) => {
				const { prompt, choices } = words.get(language)?.[key] ?? {};
				return [prompt, choices?.map(({ id, text }) => [id, text])];
			}),
		]);
}

function wordsOf(words: LessonQuestions["words"], key: string, language: Language) {
	const own = words.get(language)?.[key];
	const english = words.get(DEFAULT_LANGUAGE)?.[key];
	return { own, english, spoken: own ?? english };
}

function inEither(own: string | undefined, english: string | undefined): string {
	return own || english || "";
}

/** Options are those of the English words; one that a translation lacks is in English. */
function choicesOf(spoken: StoredWords | undefined, english: StoredWords | undefined) {
	const texts = new Map(spoken?.choices?.map(({ id, text }) => [id, text]));
	const offered = english?.choices?.length ? english.choices : (spoken?.choices ?? []);
	return offered.map(({ id, text }) => ({ id, text: texts.get(id) || text }));
}
