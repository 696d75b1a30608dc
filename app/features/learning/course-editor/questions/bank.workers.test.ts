import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { askedQuestions } from "#app/features/learning/quizzes/attempt/asked-questions.ts";
import { submitAttempt } from "#app/features/learning/quizzes/attempt/submit-attempt.server.ts";
import { listQuestions } from "#app/features/learning/quizzes/face.server.ts";
import { shownQuestions } from "#app/features/learning/quizzes/questions/shown-questions.ts";
import { lessonFigures } from "#app/features/learning/teaching/face.server.ts";
import { documentDrafts, lessons, questions } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeEnrollment, makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, now, ship } from "#tests/learning/shipped-course.ts";
import { changeCurriculum } from "../curriculum/change-curriculum.server";
import { findEditedCourse } from "../drafts/edited-course.server";
import { saveDrafts } from "../drafts/save-drafts.server";
import { historyPageData } from "../history/history-page-data.server";
import { publishCourseDrafts } from "../publish/publish-drafts.server";
import { answerQuestions } from "./answer-questions.server";
import { changeQuestions, type QuestionChange } from "./change-questions.server";
import { factKey, questionFacts, seenOf, typedQuestion } from "./edited-questions.server";
import type { QuestionTyping } from "./question-typing";
import { readQuestionsPage } from "./questions-page-data.server";

let courseId = 0;
let editor = { id: 0, role: "instructor" };

/** A course with a quiz that has questions of tags. */
beforeEach(async () => {
	const { id, teacher } = await beginCourse();
	await ship(courseContent(id, [{ key: "one" }]));
	courseId = id;
	editor = { id: teacher, role: "instructor" };
	await addQuiz("Check");
	for (const [key, tags, inBank] of [
		["fixed", "", false],
		["a", "contracts", true],
		["b", "Contracts, numbers", true],
		["c", "numbers", true],
	] as const) {
		await change({ kind: "add", key, type: "trueFalse" });
		await write(key, { prompt: `Is ${key} so?`, tags, inBank });
	}
});

async function addQuiz(title: string) {
	const added = { kind: "addLesson", module: "ground", title, type: "quiz" } as const;
	await changeCurriculum(db, { courseId, editor, language: "en", change: added, now });
	const lesson = title.toLowerCase();
	const part = { key: `lesson/${lesson}`, language: "en", body: { title, summary: "You know.", body: "Answer." } };
	await saveDrafts(db, { course: await open(lesson), parts: [part], editorId: editor.id, now });
}

async function open(lesson = "check") {
	const course = await findEditedCourse(db, { courseId, editor, language: "en", part: `lesson/${lesson}` });
	if (!course) throw new Error("no course");
	return course;
}
const change = async (one: QuestionChange, lesson = "check") =>
	changeQuestions(db, { course: await open(lesson), lesson, editor, change: one, now });
const keysOf = async (lesson: string) => questionFacts(await open(lesson), lesson).map(factKey);
async function write(key: string, part: Partial<QuestionTyping>, language: "en" | "de" = "en") {
	const course = await open();
	const fact = questionFacts(course, "check").find((one) => factKey(one) === key) ?? {};
	const place = { lesson: "check", fact, language };
	const typed = { ...typedQuestion(course, place), ...part };
	return change({ kind: "write", question: key, language, seen: seenOf(course, place), typed });
}
async function post(fields: Record<string, string>, lesson = "check") {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return answerQuestions(db, { form, course: await open(lesson), lesson, editor, now });
}
const page = async (search: string, lesson = "check") =>
	readQuestionsPage(db, await open(lesson), {
		lesson,
		editor,
		figuresOf: lessonFigures,
		pageLanguage: "en",
		timeZone: "UTC",
		search: new URLSearchParams(search),
	});
async function publish(only?: string) {
	const { documentId } = await open();
	const drafts = await db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
	const chosen = drafts.filter(({ key }) => !only || !key.startsWith("lesson/") || key === only);
	const more = { note: "", tellLearners: false, origin: "https://school.example", requestId: "r", now };
	return publishCourseDrafts(db, { courseId, editor, chosen, ...more });
}
async function lessonRow() {
	const [row] = await db
		.select()
		.from(lessons)
		.where(and(eq(lessons.courseId, courseId), eq(lessons.key, "check")));
	if (!row) throw new Error("no lesson");
	return row;
}

test("a draw and a time limit are published, and a learner is asked what is drawn", async () => {
	const draw = { "rows[0].count": "1", "rows[0].tag": "contracts", "rows[1].count": "1", "rows[1].tag": "numbers" };
	const empty = { "rows[2].count": "", "rows[2].tag": "" };
	expect(await post({ intent: "draw", lang: "en", ...draw, ...empty })).toMatchObject({ kind: "done", done: "drawn" });
	const rules = { intent: "rules", lang: "en", passPercent: "60", maxAttempts: "0", minutes: "" };
	expect(await post(rules)).toMatchObject({ kind: "done", done: "rules" });
	expect(await publish("lesson/check")).toMatchObject({ ok: true });

	const lesson = await lessonRow();
	expect(lesson).toMatchObject({
		draw: [
			{ count: 1, tag: "contracts" },
			{ count: 1, tag: "numbers" },
		],
		timeLimitMinutes: null,
	});
	const rows = await db.select().from(questions).where(eq(questions.lessonId, lesson.id)).orderBy(questions.position);
	expect(rows.map(({ key, tags, inBank }) => [key, tags, inBank])).toEqual([
		["fixed", [], false],
		["a", ["contracts"], true],
		["b", ["contracts", "numbers"], true],
		["c", ["numbers"], true],
	]);
	const user = await makeUser(db);
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId });
	const place = { enrollmentId: enrollment.id, lessonId: lesson.id, number: 1 };
	const asked = askedQuestions({ questions: rows, draw: lesson.draw }, place);
	expect(asked).toHaveLength(3);
	const answers = Object.fromEntries(asked.map(({ key }) => [key, true]));
	const outcome = await submitAttempt(db, { user, lessonId: lesson.id, answers, language: "en", now });
	expect(outcome).toMatchObject({ ok: true, attempt: { score: 100 } });

	await post({ ...rules, minutes: "20" });
	await publish("lesson/check");
	expect(await lessonRow()).toMatchObject({ timeLimitMinutes: 20, draw: lesson.draw });
	await post(rules);
	await post({ intent: "draw", lang: "en" });
	expect(await publish("lesson/check")).toMatchObject({ ok: true });
	expect(await lessonRow()).toMatchObject({ timeLimitMinutes: null, draw: null });
});

test("a draw of more than the bank holds is said on the page and keeps the lesson from being published", async () => {
	await post({ intent: "draw", lang: "en", "rows[0].count": "3", "rows[0].tag": "contracts" });
	expect((await page(""))?.draw).toMatchObject({
		asked: 3,
		held: 3,
		tags: ["contracts", "numbers"],
		problems: [{ kind: "row", tag: "contracts", asked: 3, held: 2 }],
	});
	expect(await publish("lesson/check")).toMatchObject({
		ok: false,
		reason: "invalid",
		problems: [{ key: "lesson/check", field: "draw", reason: "bankSmall", limit: 2 }],
	});
});

test("wrong numbers are answered beside their fields, with what was typed", async () => {
	const draw = { intent: "draw", lang: "en", "rows[0].count": "many", "rows[0].tag": "contracts" };
	expect(await post(draw)).toMatchObject({ kind: "answer", status: 400, answer: { kind: "draw" } });
	for (const minutes of ["0", "241", "1.5", "x"]) {
		const rules = { intent: "rules", lang: "en", passPercent: "60", maxAttempts: "0", minutes };
		expect(await post(rules)).toMatchObject({ kind: "answer", status: 400, answer: { kind: "rules" } });
	}
	expect((await page(""))?.draw.rows).toEqual([]);
});

test("tags of the whole course are suggested with how many questions have them, as they are written now", async () => {
	await addQuiz("Other");
	expect((await page("", "other"))?.tags).toEqual([
		{ tag: "contracts", times: 2 },
		{ tag: "numbers", times: 2 },
	]);
	await publish("lesson/check");
	await write("c", { tags: "yield" });
	await write("a", { tags: "contracts, yield, numbers" });
	expect((await page("", "other"))?.tags).toEqual([
		{ tag: "contracts", times: 2 },
		{ tag: "numbers", times: 2 },
		{ tag: "yield", times: 2 },
	]);
});

test("what is compared says the draw in words", async () => {
	await publish("lesson/check");
	await post({ intent: "draw", lang: "en", "rows[0].count": "2", "rows[0].tag": "contracts", "rows[1].count": "1" });
	const reader = { user: { timeZone: "UTC" }, language: "en", search: new URLSearchParams(), now } as const;
	const { comparison } = await historyPageData(db, await open(), reader);
	expect(comparison?.settings).toEqual([
		expect.objectContaining({ label: "Questions drawn", was: "nothing", is: "2 of “contracts”\n1 of all" }),
	]);
});

test("questions of the course's other lessons are found by text and tag, and copied with all of their words", async () => {
	await addQuiz("Other");
	await write("b", { prompt: "Ist b so?" }, "de");
	const found = async (search: string) =>
		(await page(`take=1&${search}`, "other"))?.taking?.found.map(({ key }) => key);
	expect(await found("")).toEqual(["fixed", "a", "b", "c"]);
	expect(await found("tag=numbers")).toEqual(["b", "c"]);
	expect(await found("q=IS+B")).toEqual(["b"]);
	expect(await found("q=contr&tag=numbers")).toEqual(["b"]);
	expect((await page("take=1"))?.taking?.total).toBe(0);

	const take = { intent: "take", lang: "en", from: "check", question: "b" };
	expect(await post({ ...take, how: "copy" }, "other")).toMatchObject({ done: "copied", question: "b" });
	expect([await keysOf("check"), await keysOf("other")]).toEqual([["fixed", "a", "b", "c"], ["b"]]);
	const course = await open("other");
	const [fact = {}] = questionFacts(course, "other");
	expect(fact).toMatchObject({ tags: ["contracts", "numbers"], inBank: true });
	expect(typedQuestion(course, { lesson: "other", fact, language: "de" }).prompt).toBe("Ist b so?");
	// A second copy gets a key of its own.
	expect(await post({ ...take, how: "copy" }, "other")).toMatchObject({
		done: "copied",
		question: expect.stringMatching(/^q-/),
	});
});

test("a question that is moved is asked here and no longer there", async () => {
	await addQuiz("Other");
	const take = { intent: "take", lang: "en", from: "check", how: "move" };
	expect(await post({ ...take, question: "c" }, "other")).toMatchObject({ done: "movedHere", question: "c" });
	expect([await keysOf("check"), await keysOf("other")]).toEqual([["fixed", "a", "b"], ["c"]]);
	expect(await post({ ...take, question: "c" }, "other")).toMatchObject({
		kind: "answer",
		answer: { kind: "deed", reason: "missing" },
	});
	// Lessons that ask nothing or are not there, and the lesson itself.
	expect(await post({ ...take, from: "one", question: "c" }, "other")).toEqual({ kind: "unknown" });
	expect(await post({ ...take, from: "none", question: "c" }, "other")).toEqual({ kind: "unknown" });
	expect(await post({ ...take, question: "a" }, "check")).toMatchObject({ answer: { reason: "missing" } });
});

test("options that mislead are offered among what belongs to the items, and are never right", async () => {
	await change({ kind: "add", key: "m", type: "matching" });
	const pairs = [0, 1].map((at) => ({
		item: `i${at}`,
		itemText: `Item ${at}`,
		match: `m${at}`,
		matchText: `Match ${at}`,
	}));
	await write("m", { prompt: "Match.", pairs, decoys: [{ id: "d1", text: "Neither" }] });
	const german = {
		key: "lesson/check",
		language: "de",
		body: { title: "Test", summary: "Das wissen Sie.", body: "Antworten Sie." },
	};
	await saveDrafts(db, { course: await open(), parts: [german], editorId: editor.id, now });
	await write("m", { prompt: "Passt?", decoys: [{ id: "d1", text: "Keines" }] }, "de");
	expect(await publish("lesson/check")).toMatchObject({ ok: true });
	const { id, draw } = await lessonRow();
	const user = await makeUser(db);
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId });
	const place = { enrollmentId: enrollment.id, lessonId: id, number: 1 };
	const rows = await listQuestions(db, { lessonId: id, language: "de" });
	const more = { place, review: null, lessons: [], language: "de", hasText: false } as const;
	const shown = shownQuestions(askedQuestions({ questions: rows, draw }, place), more).find(({ key }) => key === "m");
	expect(shown?.items.map(({ text }) => text)).toEqual(["Item 0", "Item 1"]);
	expect(shown?.choices.map(({ text }) => text).sort()).toEqual(["Keines", "Match 0", "Match 1"]);
	const submit = (m: string[]) =>
		submitAttempt(db, { user, lessonId: id, answers: { fixed: true, m }, language: "en", now });
	expect(await submit(["m0", "d1"])).toMatchObject({ ok: true, attempt: { score: 50 } });
	expect(await submit(["m0", "m1"])).toMatchObject({ ok: true, attempt: { score: 100 } });
});
