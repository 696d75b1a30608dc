import type { Page } from "@playwright/test";
import {
	figuresOfAttempt,
	type SettledKey,
	settleKey,
} from "#app/features/learning/quizzes/attempt/attempt-figures.ts";
import type { QuestionContent } from "#db/content/course-content.ts";
import { readCourses } from "#db/content/read-courses.ts";
import type { Language } from "../school";

const [course] = readCourses("db/content/courses", { only: ["classifieds"] });
const lessons = course?.modules.flatMap((module) => module.lessons) ?? [];

export const firstQuiz = lessons.find((lesson) => lesson.type === "quiz");
export const lessonCount = lessons.length;
export const courseTitle = (language: Language) => course?.translations[language]?.title ?? "";

type Words = (key: string, values?: Record<string, string | number>) => string;

export async function answerRightly(page: Page, language: Language, t: Words, quiz = firstQuiz) {
	const questions = quiz?.questions ?? [];
	const figures = figuresOfAttempt(questions, await shownAttempt(page));
	for (const question of questions) {
		const answerKey = settleKey(question.answerKey, figures[question.key] ?? {});
		await answer(page, { ...question, answerKey }, language, t);
	}
}

export function finishAllButFirst(page: Page, origin: string): Promise<void> {
	return finish(page, origin, (_lesson, at) => at > 0);
}

export const lessonsOfCourse = lessons;
export const endOfFirstModule = (course?.modules[0]?.lessons.length ?? 0) - 1;

/** Through the API: articles read, clips watched, quizzes and exercises passed at the first attempt. */
export async function finish(
	page: Page,
	origin: string,
	isAsked: (lesson: (typeof lessons)[number], at: number) => boolean,
): Promise<void> {
	const post = async (path: string, data: object) => {
		const answered = await page.request.post(path, { data, headers: { Origin: origin } });
		if (!answered.ok()) throw new Error(`${path} answered ${answered.status()}: ${await answered.text()}`);
		return answered.json();
	};
	const { id: enrollmentId } = await post("/api/enrollments", { courseId: course?.id });
	const modules = await (await page.request.get(`/api/courses/${course?.id}/modules`)).json();
	const ids: number[] = modules.flatMap((module: { lessons: { id: number }[] }) => module.lessons.map(({ id }) => id));
	for (const [at, lesson] of lessons.entries()) {
		const lessonId = ids[at] ?? 0;
		if (!isAsked(lesson, at) || !lesson.required) continue;
		if (lesson.questions.length > 0) {
			const figures = figuresOfAttempt(lesson.questions, { enrollmentId, lessonId, number: 1 });
			const answers = lesson.questions.map(({ key, answerKey }) => [
				key,
				rightAnswer(settleKey(answerKey, figures[key] ?? {})),
			]);
			await post(`/api/quizzes/${lessonId}/attempts`, { answers: Object.fromEntries(answers) });
		} else {
			const watchedSeconds = lesson.video ? Math.ceil(lesson.video.durationSeconds) : undefined;
			await post(`/api/lessons/${lessonId}/progress`, lesson.video ? { watchedSeconds } : { completed: true });
		}
	}
}

function rightAnswer(key: SettledKey) {
	switch (key.type) {
		case "single":
			return key.option;
		case "trueFalse":
		case "number":
			return key.value;
		case "multiple":
			return key.options;
		case "ordering":
			return key.order;
		case "matching":
			return key.matches;
		case "shortText":
			return key.accepted[0];
	}
}

async function shownAttempt(page: Page) {
	const enrollments = await (await page.request.get("/api/enrollments")).json();
	return {
		enrollmentId: enrollments.find(({ courseId }: { courseId: number }) => courseId === course?.id).id as number,
		lessonId: Number(new URL(page.url()).pathname.split("/").pop()),
		number: Number(await page.locator("input[name=_attempt]").inputValue()),
	};
}

type Question = Omit<QuestionContent, "answerKey"> & { answerKey: SettledKey };

async function answer(page: Page, { key, answerKey, translations }: Question, language: Language, t: Words) {
	const { choices } = translations[language] ?? translations.en;
	const choose = (value: string) => page.locator(`input[name="${key}"][value="${value}"]`).check();

	switch (answerKey.type) {
		case "single":
			return choose(answerKey.option);
		case "trueFalse":
			return choose(String(answerKey.value));
		case "multiple":
			for (const option of answerKey.options) await choose(option);
			return;
		case "number":
			return page.locator(`input[name="${key}"]`).fill(String(answerKey.value));
		case "shortText":
			return page.locator(`input[name="${key}"]`).fill(String(answerKey.accepted[0]));
		case "matching":
			for (const [at, item] of answerKey.items.entries()) {
				await page.locator(`select[name="${key}:${item}"]`).selectOption(String(answerKey.matches[at]));
			}
			return;
		case "ordering":
			for (const [place, { text }] of choices.entries()) {
				const rows = page.locator(`#question-${key} li`);
				const up = page.getByRole("button", { name: t("quiz.moveUp", { item: text }), exact: true });
				for (;;) {
					const texts = await rows.allInnerTexts();
					if (texts.findIndex((row) => row.includes(text)) <= place) break;
					await up.click();
				}
			}
	}
}
