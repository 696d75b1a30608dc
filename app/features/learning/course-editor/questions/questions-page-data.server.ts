import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { countDrawn } from "#app/features/learning/quizzes/attempt/asked-questions.ts";
import { listFirstAnswers } from "#app/features/learning/quizzes/face.server.ts";
import { wrongResults } from "#app/features/learning/quizzes/figures/wrong-results.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { ResultOf, Statement } from "#db/in-batch.server.ts";
import type { QuestionFigures } from "#db/schema/learning/teaching.ts";
import {
	bodyOf,
	courseName,
	type EditedCourse,
	type Editor,
	factsOf,
	languageState,
	titleOf,
} from "../drafts/edited-course.server";
import { frameOf } from "../frame/course-frame-data.server";
import { objectIn, textIn, textsIn } from "../parts/draft-values";
import { askingType } from "./asking-lessons.server";
import { listCourseTags } from "./bank/course-tags.repository.server";
import { bankIn, drawIn, drawProblems } from "./bank/draw-problems";
import { type TakePanelData, takePanelData } from "./bank/take-panel.server";
import {
	factKey,
	questionFacts,
	retiredQuestions,
	seenOf,
	typedQuestion,
	wordsOfQuestion,
} from "./edited-questions.server";
import { figuresView } from "./figures-view";
import { lessonQuestionProblems } from "./question-problems";
import { rangesOf } from "./question-ranges";
import { lessonVariables, typeOf } from "./question-typing";

type Reader = { pageLanguage: Language; timeZone: string; search: URLSearchParams };
/** By key of the question. */
type KeyedFigures = ReadonlyMap<string, QuestionFigures>;
type Found = {
	figures: KeyedFigures;
	taking: TakePanelData | null;
	/** First answers to the chosen question, where it asks for a number. */
	answers: FirstAnswers;
	tags: { tag: string; times: number }[];
};
type FirstAnswers = Awaited<ReturnType<typeof listFirstAnswers>>;
const NOTHING_FOUND: Found = { figures: new Map(), taking: null, answers: [], tags: [] };

type PageQuery = Reader & {
	lesson: string;
	editor: Editor;
	/** Of the lesson's questions; the room that counts them stands beside this one. `also` travels with them. */
	figuresOf: <Also extends readonly Statement[]>(
		db: Database,
		of: { courseId: number; lesson: string },
		also: Also,
	) => Promise<{ figures: KeyedFigures; also: ResultOf<Also> }>;
};

/** The page with the figures of its questions, and with those of other lessons to take from (`?take`). */
export async function readQuestionsPage(
	db: Database,
	course: EditedCourse,
	{ lesson, editor, figuresOf, ...reader }: PageQuery,
) {
	const { search } = reader;
	const taken = { editor, lesson, language: writtenLanguage(search), search };
	const chosen = chosenFact(questionFacts(course, lesson), search);
	const question = chosen && typeOf(chosen) === "number" ? factKey(chosen) : null;
	const also = [listFirstAnswers(db, { courseId: course.id, lesson, question }), listCourseTags(db, course)] as const;
	const [
		{
			figures,
			also: [answers, tags],
		},
		taking,
	] = await Promise.all([
		figuresOf(db, { courseId: course.id, lesson }, also),
		search.has("take") ? takePanelData(db, course, taken) : null,
	]);
	return questionsPageData(course, lesson, reader, { figures, taking, answers, tags });
}

/** The question that the address names, else the first. */
function chosenFact(asked: readonly JsonObject[], search: URLSearchParams): JsonObject | undefined {
	return asked.find((fact) => factKey(fact) === search.get("question")) ?? asked[0];
}

/** The language that is written: `?lang=`, English without it. */
function writtenLanguage(search: URLSearchParams): Language {
	const asked = search.get("lang");
	return isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
}

/** Null for a lesson that is not there or asks no questions. `course` with the whole lesson. */
export function questionsPageData(
	course: EditedCourse,
	lesson: string,
	{ pageLanguage, timeZone, search }: Reader,
	{ figures, taking, answers, tags } = NOTHING_FOUND,
) {
	const key = lessonPart(lesson);
	const facts = factsOf(course, key);
	const type = askingType(course, lesson);
	if (!type) return null;
	const t = getFixedT(pageLanguage, "quiz-editor");
	const formats = formatsFor({ language: pageLanguage, timeZone });
	const language = writtenLanguage(search);
	const asked = questionFacts(course, lesson);
	const problems = new Map(
		lessonQuestionProblems(facts, wordsByLanguage(course, key), language).map((one) => [one.key, one.problems]),
	);
	const promptOf = (fact: JsonObject) => {
		const [own, english] = [language, DEFAULT_LANGUAGE].map((code) =>
			textIn(wordsOfQuestion(course, { lesson, fact, language: code as Language }).prompt),
		);
		return { prompt: own || english || "", isInEnglish: !own && language !== DEFAULT_LANGUAGE };
	};
	const named = search.get("question");
	const [draw, bank] = [drawIn(facts), bankIn(facts)];
	const viewOf = (fact: JsonObject) =>
		figuresView(
			figures.get(factKey(fact)),
			typedQuestion(course, { lesson, fact, language: DEFAULT_LANGUAGE }),
			formats,
		);
	const chosen = chosenFact(asked, search);
	const title = titleOf(course, key, pageLanguage) || t("untitled");
	return {
		title: t("pageTitle", { lesson: title, course: courseName(course, pageLanguage) }),
		description: t("description"),
		frame: frameOf(course, pageLanguage),
		lesson: { key: lesson, title, type },
		language,
		states: LANGUAGE_CODES.map((code) => ({ language: code, state: languageState(course, key, code) })),
		rules: {
			passPercent: numberIn(facts.passPercent),
			maxAttempts: numberIn(facts.maxAttempts) ?? 0,
			minutes: numberIn(facts.timeLimitMinutes),
		},
		draw: {
			rows: draw,
			asked: countDrawn(draw),
			held: bank.length,
			tags: [...new Set(bank.flatMap(({ tags }) => tags))].sort(),
			problems: drawProblems(facts),
		},
		taking,
		/** Of all questions of the course, the most used first. */
		tags,
		list: asked.map((fact) => ({
			key: factKey(fact),
			type: typeOf(fact),
			...promptOf(fact),
			problems: problems.get(factKey(fact))?.length ?? 0,
			tags: textsIn(fact.tags),
			inBank: fact.inBank === true,
			figures: viewOf(fact),
		})),
		retired: retiredQuestions(course, lesson).map(({ at, fact }) => ({ key: factKey(fact), at, ...promptOf(fact) })),
		/** The address names a question: on narrow pages it is a page of its own. */
		isNamed: chosen !== undefined && factKey(chosen) === named,
		chosen: chosen
			? {
					key: factKey(chosen),
					number: asked.indexOf(chosen) + 1,
					typed: typedQuestion(course, { lesson, fact: chosen, language }),
					english:
						language === DEFAULT_LANGUAGE
							? null
							: typedQuestion(course, { lesson, fact: chosen, language: DEFAULT_LANGUAGE }),
					seen: seenOf(course, { lesson, fact: chosen, language }),
					/** Drawn for the text of the lesson and all of its questions. */
					lessonRanges: rangesOf({ answerKey: { variables: lessonVariables(chosen) } }),
					problems: problems.get(factKey(chosen)) ?? [],
					figures: viewOf(chosen),
					results: resultsOf(chosen, answers),
				}
			: null,
		savedAt: savedAt(course, key, { language, pageLanguage, timeZone }),
	};
}

export type QuestionsPageData = NonNullable<ReturnType<typeof questionsPageData>>;

/** How wrong first answers came about, by the question as it is written now; null where it has no answer to compare. */
function resultsOf(fact: JsonObject, answers: FirstAnswers) {
	const { type, value, tolerance, diagnoses } = objectIn(fact.answerKey);
	if (type !== "number" || !isResult(value)) return null;
	return wrongResults(
		factKey(fact),
		{
			type,
			value,
			tolerance: numberIn(tolerance) ?? 0,
			unit: "",
			diagnoses: Array.isArray(diagnoses) ? diagnoses.filter(isResult) : [],
			variables: rangesOf(fact),
		},
		answers,
	);
}

/** A number or a calculation; a draft may have neither yet. */
const isResult = (value: unknown): value is number | string =>
	typeof value === "number" || (typeof value === "string" && value !== "");

function wordsByLanguage(course: EditedCourse, key: string): Map<string, JsonObject> {
	return new Map(LANGUAGE_CODES.map((code) => [code, bodyOf(course, key, code)]));
}

const numberIn = (value: unknown) => (typeof value === "number" ? value : null);

type SavedWhere = { language: Language; pageLanguage: Language; timeZone: string };

function savedAt(course: EditedCourse, key: string, { language, pageLanguage, timeZone }: SavedWhere): string | null {
	const drafts = [language, FACTS_LANGUAGE].flatMap((code) => course.parts.get(entryName(key, code))?.draft ?? []);
	const [latest] = drafts.sort((one, other) => other.editedAt.getTime() - one.editedAt.getTime());
	if (!latest) return null;
	return formatsFor({ language: pageLanguage, timeZone }).timeOrDay(latest.editedAt, new Date());
}
