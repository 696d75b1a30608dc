import { asc, eq } from "drizzle-orm";
import { bodyOf, findEditedCourse } from "#app/features/learning/course-editor/drafts/edited-course.server.ts";
import { saveDrafts } from "#app/features/learning/course-editor/drafts/save-drafts.server.ts";
import type { QuestionChoice } from "#app/features/learning/course-editor/marks/mark-choices.ts";
import { publishCourseDrafts } from "#app/features/learning/course-editor/publish/publish-drafts.server.ts";
import type { Answers } from "#app/features/learning/quizzes/attempt/quiz-grading.ts";
import { submitAttempt } from "#app/features/learning/quizzes/attempt/submit-attempt.server.ts";
import { regradeAttempts } from "#app/features/learning/quizzes/regrade/regrade-attempts.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { QuestionContent } from "#db/content/course-content.ts";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { documentDrafts, outbox, quizAttempts, quizRegrades } from "#db/schema/schema.ts";
import { db } from "../database";
import { makeEnrollment, makeUser } from "../factories";
import { IDLE_HANDLERS } from "../idle-handlers";
import { courseContent } from "./course-content";
import { beginCourse, lessonId, now, ship } from "./shipped-course";

export const QUIZ = "lesson/check";
export const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const options = [
	{ id: "a", text: "The owner" },
	{ id: "b", text: "The county" },
];
const words = (prompt: string, choices: { id: string; text: string }[] = []) => ({
	prompt,
	choices,
	explanation: `Because of ${prompt}`,
	feedback: {},
	hints: [],
	diagnoses: [],
});

function question(key: string, answerKey: AnswerKey): QuestionContent {
	const choices = answerKey.type === "single" ? options : [];
	const translations = { en: words(`Which is ${key}?`, choices), de: words(`Was ist ${key}?`, choices) };
	return { key, answerKey, source: null, translations };
}

/** A quiz of two questions in a shipped course of its own; 80 % pass. */
export async function beginQuiz() {
	const { id: courseId, teacher } = await beginCourse();
	const questions = [
		question("deed", { type: "single", option: "a" }),
		question("lien", { type: "trueFalse", value: true }),
	];
	const quiz = { key: "check", type: "quiz", passPercent: 80, maxAttempts: 0, questions } as const;
	await ship(courseContent(courseId, [{ ...quiz, questions: [...questions] }]));
	const editor = { id: teacher, role: "instructor" };
	const quizId = await lessonId("check");

	async function open() {
		const course = await findEditedCourse(db, { courseId, editor, language: "en", part: QUIZ });
		if (!course) throw new Error("no course");
		return course;
	}
	/** Changes the draft of the quiz, facts by default. */
	async function write(change: (body: JsonObject) => JsonObject, language = "*") {
		const course = await open();
		const body = change(bodyOf(course, QUIZ, language));
		await saveDrafts(db, { course, parts: [{ key: QUIZ, language, body }], editorId: editor.id, now });
	}
	const facts = (...next: QuestionContent[]) => next.map(({ key, answerKey }) => ({ key, answerKey, source: null }));
	/** Drafts other right answers. */
	const correct = (deed: string, lien = true) =>
		write((body) => ({
			...body,
			questions: facts(
				question("deed", { type: "single", option: deed }),
				question("lien", { type: "trueFalse", value: lien }),
			),
		}));
	async function publish(choices: QuestionChoice[] = [], at = now) {
		const { documentId } = await open();
		const chosen = await db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
		const more = { note: "", tellLearners: false, origin: "https://school.example", requestId: "r", now: at };
		return publishCourseDrafts(db, { courseId, editor, chosen, choices, ...more });
	}
	async function enroll() {
		const user = await makeUser(db);
		const enrollment = await makeEnrollment(db, { userId: user.id, courseId });
		const submit = (answers: Answers, versionId?: string) =>
			submitAttempt(db, { user, lessonId: quizId, answers, versionId, language: "en", now });
		return { user, enrollment, submit };
	}
	const attempts = () =>
		db.select().from(quizAttempts).where(eq(quizAttempts.lessonId, quizId)).orderBy(asc(quizAttempts.submittedAt));
	const regrades = () => db.select().from(quizRegrades).where(eq(quizRegrades.lessonId, quizId));
	const version = async () => (await open()).publishedVersionId ?? "";
	return { courseId, editor, quizId, open, write, correct, publish, enroll, attempts, regrades, version };
}

export const choose = (choice: QuestionChoice["choice"], question = "deed"): QuestionChoice => ({
	lesson: "check",
	question,
	choice,
});

const handlers = { ...IDLE_HANDLERS, "quizzes.regrade": regradeAttempts };

/** One step of marking again: the id of the job that ran, if one waits. */
export async function runStep(at = now) {
	const waiting = await db.select().from(outbox).where(eq(outbox.kind, "quizzes.regrade"));
	const next = waiting.find(({ doneAt, deadAt }) => !doneAt && !deadAt);
	if (!next) return null;
	const outcome = await dispatchJob(db, { id: next.id, handlers, now: at });
	if (outcome.kind !== "done") throw new Error(`the job is ${outcome.kind}`);
	return next.id;
}

export async function runAllSteps(at = now): Promise<number> {
	let steps = 0;
	while ((await runStep(at)) !== null) steps += 1;
	return steps;
}
