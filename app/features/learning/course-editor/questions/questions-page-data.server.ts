import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { hasLesson } from "../curriculum/curriculum";
import { curriculumOf } from "../curriculum/outline.server";
import {
	bodyOf,
	courseTitle,
	type EditedCourse,
	factsOf,
	languageState,
	titleOf,
} from "../drafts/edited-course.server";
import { frameOf } from "../frame/course-frame-data.server";
import { textIn } from "../parts/draft-values";
import {
	factKey,
	questionFacts,
	retiredQuestions,
	seenOf,
	typedQuestion,
	wordsOfQuestion,
} from "./edited-questions.server";
import { lessonQuestionProblems } from "./question-problems";
import { rangesOf } from "./question-ranges";
import { lessonVariables, typeOf } from "./question-typing";

type Reader = { pageLanguage: Language; timeZone: string; search: URLSearchParams };

const ASKING = ["quiz", "exercise"] as const;

/** The language that is written: `?lang=`, English without it. */
function writtenLanguage(search: URLSearchParams): Language {
	const asked = search.get("lang");
	return isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
}

/** Null for a lesson that is not there or asks no questions. `course` with the whole lesson. */
export function questionsPageData(course: EditedCourse, lesson: string, { pageLanguage, timeZone, search }: Reader) {
	const key = lessonPart(lesson);
	const facts = factsOf(course, key);
	const type = ASKING.find((one) => one === facts.type);
	if (!type || !isKnown(course, lesson)) return null;
	const t = getFixedT(pageLanguage, "quiz-editor");
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
	const chosen = asked.find((fact) => factKey(fact) === named) ?? asked[0];
	const title = titleOf(course, key, pageLanguage) || t("untitled");
	return {
		title: t("pageTitle", { lesson: title, course: courseTitle(course, pageLanguage) }),
		description: t("description"),
		frame: frameOf(course, pageLanguage),
		lesson: { key: lesson, title, type },
		language,
		states: LANGUAGE_CODES.map((code) => ({ language: code, state: languageState(course, key, code) })),
		rules: { passPercent: numberIn(facts.passPercent), maxAttempts: numberIn(facts.maxAttempts) ?? 0 },
		list: asked.map((fact) => ({
			key: factKey(fact),
			type: typeOf(fact),
			...promptOf(fact),
			problems: problems.get(factKey(fact))?.length ?? 0,
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
				}
			: null,
		savedAt: savedAt(course, key, { language, pageLanguage, timeZone }),
	};
}

export type QuestionsPageData = NonNullable<ReturnType<typeof questionsPageData>>;

function isKnown(course: EditedCourse, lesson: string): boolean {
	return hasLesson(curriculumOf(course), lesson) || course.parts.has(entryName(lessonPart(lesson), FACTS_LANGUAGE));
}

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
