import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { joinParts } from "#app/shared/words/joining.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type EditedCourse, type Editor, findEditedCourse, titleOf } from "../../drafts/edited-course.server";
import { textIn, textsIn } from "../../parts/draft-values";
import { askingLessons } from "../asking-lessons.server";
import { factKey, questionFacts, wordsOfQuestion } from "../edited-questions.server";
import { typeOf } from "../question-typing";

/** Found questions that are listed; more are found by a closer search. */
const MOST_FOUND = 30;

type Input = { editor: Editor; lesson: string; language: Language; search: URLSearchParams };
export type TakePanelData = Awaited<ReturnType<typeof takePanelData>>;

/** Questions of the course's other lessons by text (`q`) and tag, in the order of the course. */
export async function takePanelData(db: Database, course: EditedCourse, { editor, lesson, language, search }: Input) {
	const whole = await findEditedCourse(db, { courseId: course.id, editor, language, hasQuestions: true });
	const text = (search.get("q") ?? "").trim().slice(0, 100);
	const tag = (search.get("tag") ?? "").slice(0, 60);
	const all = whole
		? askingLessons(whole)
				.filter((other) => other !== lesson)
				.flatMap((other) => questionsOf(whole, other, language))
		: [];
	const needle = text.toLocaleLowerCase(language);
	const found = all.filter(
		({ prompt, tags }) =>
			(tag === "" || tags.includes(tag)) &&
			(needle === "" ||
				prompt.toLocaleLowerCase(language).includes(needle) ||
				tags.some((one) => one.includes(needle))),
	);
	return {
		text,
		tag,
		tags: [...new Set(all.flatMap(({ tags }) => tags))].sort(),
		total: all.length,
		found: found.slice(0, MOST_FOUND).map(({ tags, ...question }) => ({
			...question,
			tags: joinParts(language, tags),
		})),
		more: Math.max(0, found.length - MOST_FOUND),
	};
}

function questionsOf(course: EditedCourse, lesson: string, language: Language) {
	const title = titleOf(course, lessonPart(lesson), language);
	return questionFacts(course, lesson).map((fact) => {
		const promptIn = (code: Language) => textIn(wordsOfQuestion(course, { lesson, fact, language: code }).prompt);
		const own = promptIn(language);
		return {
			key: factKey(fact),
			lesson,
			title,
			type: typeOf(fact),
			prompt: own || promptIn(DEFAULT_LANGUAGE),
			isInEnglish: !own && language !== DEFAULT_LANGUAGE,
			tags: textsIn(fact.tags),
		};
	});
}
