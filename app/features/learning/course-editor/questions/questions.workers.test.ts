import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { figuresOfAttempt, settleKey } from "#app/features/learning/quizzes/attempt/attempt-figures.ts";
import { correctAnswer } from "#app/features/learning/quizzes/attempt/quiz-grading.ts";
import { submitAttempt } from "#app/features/learning/quizzes/attempt/submit-attempt.server.ts";
import { listQuestions } from "#app/features/learning/quizzes/face.server.ts";
import { shownQuestions } from "#app/features/learning/quizzes/questions/shown-questions.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { documentDrafts, lessons, questions, questionTranslations } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, learner, now, ship } from "#tests/learning/shipped-course.ts";
import { changeCurriculum } from "../curriculum/change-curriculum.server";
import { findEditedCourse } from "../drafts/edited-course.server";
import { saveDrafts } from "../drafts/save-drafts.server";
import { publishCourseDrafts } from "../publish/publish-drafts.server";
import { changeQuestions, type QuestionChange } from "./change-questions.server";
import { factKey, questionFacts, seenOf, typedQuestion } from "./edited-questions.server";
import type { QuestionTyping } from "./question-typing";
import { questionsPageData } from "./questions-page-data.server";

const LESSON = "check";
const PART = `lesson/${LESSON}`;
let courseId = 0;
let editor = { id: 0, role: "instructor" };
let other = { id: 0, role: "admin" };

beforeEach(async () => {
	const { id, teacher } = await beginCourse();
	await ship(courseContent(id, [{ key: "one" }]));
	courseId = id;
	editor = { id: teacher, role: "instructor" };
	other = { id: (await makeUser(db, { role: "admin" })).id, role: "admin" };
	const added = { kind: "addLesson", module: "ground", title: "Check", type: "quiz" } as const;
	await changeCurriculum(db, { courseId, editor, language: "en", change: added, now });
	const course = await open();
	const words = { title: "Check", summary: "What you know.", body: "Answer." };
	await saveDrafts(db, { course, parts: [{ key: PART, language: "en", body: words }], editorId: editor.id, now });
});

async function open(language: Language = "en") {
	const course = await findEditedCourse(db, { courseId, editor, language, part: PART });
	if (!course) throw new Error("no course");
	return course;
}
const change = async (one: QuestionChange, by = editor) =>
	changeQuestions(db, { course: await open(), lesson: LESSON, editor: by, change: one, now });
const keys = async () => questionFacts(await open(), LESSON).map(factKey);
async function typed(key: string, language: Language = "en") {
	const course = await open(language);
	const fact = questionFacts(course, LESSON).find((one) => factKey(one) === key) ?? {};
	const place = { lesson: LESSON, fact, language };
	return { typed: typedQuestion(course, place), seen: seenOf(course, place) };
}
async function write(key: string, part: Partial<QuestionTyping>, language: Language = "en") {
	const before = await typed(key, language);
	return change({ kind: "write", question: key, language, seen: before.seen, typed: { ...before.typed, ...part } });
}
const right = (options: QuestionTyping["options"], texts: string[]) =>
	options.slice(0, texts.length).map((one, at) => ({ ...one, text: texts[at] ?? "", isRight: at === 1 }));
async function single(key: string, texts = ["Red", "Green", "Blue"]) {
	await change({ kind: "add", key, type: "single" });
	const { options } = (await typed(key)).typed;
	await write(key, { prompt: `Which of ${key}?`, options: right(options, texts) });
	return (await typed(key)).typed.options;
}
async function publish(filter: (draft: { key: string; language: string }) => boolean = () => true) {
	const { documentId } = await open();
	const drafts = await db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
	const more = { note: "", tellLearners: false, origin: "https://school.example", requestId: "r", now };
	return publishCourseDrafts(db, { courseId, editor, chosen: drafts.filter(filter), ...more });
}
const lessonId = async () =>
	(
		await db
			.select()
			.from(lessons)
			.where(and(eq(lessons.courseId, courseId), eq(lessons.key, LESSON)))
	)[0]?.id ?? 0;

test("questions are added, copied, moved, retired and brought back to their place", async () => {
	await single("a");
	await single("b");
	await change({ kind: "duplicate", question: "a", key: "c" });
	expect(await keys()).toEqual(["a", "c", "b"]);
	expect((await typed("c")).typed).toEqual((await typed("a")).typed);
	await change({ kind: "move", question: "b", to: 0 });
	await change({ kind: "retire", question: "a" });
	expect(await keys()).toEqual(["b", "c"]);
	expect(await change({ kind: "retire", question: "a" })).toEqual({ ok: false, reason: "missing" });
	await change({ kind: "restore", question: "a" });
	expect(await keys()).toEqual(["b", "a", "c"]);
	expect((await typed("a")).typed.prompt).toBe("Which of a?");
	expect(await change({ kind: "move", question: "none", to: 0 })).toEqual({ ok: false, reason: "missing" });
});

test("two who write different questions at once both keep theirs, two who write the same are told", async () => {
	await single("a");
	await single("b");
	const [a, b] = [await typed("a"), await typed("b")];
	const course = await open();
	const of = (question: string, found: Awaited<ReturnType<typeof typed>>, prompt: string, by = editor) =>
		changeQuestions(db, {
			course,
			lesson: LESSON,
			editor: by,
			change: {
				kind: "write",
				question,
				language: "en",
				seen: found.seen,
				typed: { ...found.typed, prompt },
			},
			now,
		});
	expect((await Promise.all([of("a", a, "A?"), of("b", b, "B?", other)])).map(({ ok }) => ok)).toEqual([true, true]);
	expect([(await typed("a")).typed.prompt, (await typed("b")).typed.prompt]).toEqual(["A?", "B?"]);
	const late = await change({
		kind: "write",
		question: "a",
		language: "en",
		seen: a.seen,
		typed: { ...a.typed, prompt: "Late?" },
	});
	expect(late).toMatchObject({
		ok: false,
		reason: "changedMeanwhile",
		theirs: { prompt: "A?" },
		seen: (await typed("a")).seen,
	});
	expect((await typed("a")).typed.prompt).toBe("A?");
});

test("what was written answers what its writer has seen, so that the next save goes on from there", async () => {
	await single("a");
	const { typed: first, seen } = await typed("a");
	const change1 = { kind: "write", question: "a", language: "en", seen, typed: { ...first, prompt: "1" } } as const;
	const saved = await change(change1);
	expect(saved).toEqual({ ok: true, seen: (await typed("a")).seen });
	// Sent twice is one save.
	expect(await change(change1)).toEqual(saved);
});

test("a translation changes words alone, and leaves no entry without a word in it", async () => {
	const [first] = await single("a");
	const german = { ...(await typed("a", "de")).typed, prompt: "Welche?", isTrue: false, answer: "9" };
	await write("a", { ...german, options: german.options.map((one) => ({ ...one, isRight: true })) }, "de");
	expect((await typed("a")).typed.options.filter(({ isRight }) => isRight)).toHaveLength(1);
	expect((await typed("a", "de")).typed).toMatchObject({
		prompt: "Welche?",
		options: [{ id: first?.id, text: "" }, {}, {}],
	});
	await write("a", { prompt: " " }, "de");
	const page = questionsPageData(await open("de"), LESSON, {
		pageLanguage: "en",
		timeZone: "UTC",
		search: new URLSearchParams("lang=de"),
	});
	const asked = { figures: null, inBank: false, tags: [] };
	expect(page?.list).toEqual([
		{ key: "a", type: "single", prompt: "Which of a?", isInEnglish: true, problems: 0, ...asked },
	]);
});

test("what is not whole is named by question and field, and keeps the lesson from being published", async () => {
	await single("a");
	await change({ kind: "add", key: "b", type: "number" });
	const refused = await publish();
	expect(refused).toMatchObject({ ok: false, reason: "invalid" });
	const problems = "problems" in refused ? refused.problems : [];
	expect(problems).toEqual([
		{ key: PART, language: "en", field: "prompt", reason: "empty", question: { key: "b", number: 2 } },
		{ key: PART, language: "en", field: "answer", reason: "empty", question: { key: "b", number: 2 } },
	]);
	await change({ kind: "retire", question: "b" });
	expect(await publish()).toMatchObject({ ok: true });
});

test("pairs and short texts are published and marked, and no page is given what is right", async () => {
	await change({ kind: "add", key: "m", type: "matching" });
	const { pairs } = (await typed("m")).typed;
	const texts = pairs.map((pair, at) => ({ ...pair, itemText: `Item ${at}`, matchText: `Match ${at}` }));
	await write("m", { prompt: "What belongs together?", pairs: texts });
	await change({ kind: "add", key: "t", type: "shortText" });
	const accepted = [
		{ text: "secret*value", language: "" },
		{ text: "Geheimwert", language: "de" },
	];
	await write("t", { prompt: "What is it called?", accepted });
	expect(await publish()).toMatchObject({ ok: true });

	const id = await lessonId();
	const [asked, ofText] = await listQuestions(db, { lessonId: id, language: "de" });
	expect(asked?.items).toEqual(pairs.map(({ item }) => ({ id: item })));
	expect(ofText).toMatchObject({ choices: [], items: null });
	const place = { enrollmentId: 1, lessonId: id, number: 1 };
	const shown = shownQuestions(asked && ofText ? [asked, ofText] : [], {
		place,
		review: null,
		lessons: [],
		language: "de",
		hasText: false,
	});
	expect(shown[0]?.items.map(({ text }) => text)).toEqual(["Item 0", "Item 1", "Item 2"]);
	expect(shown[0]?.choices.map(({ text }) => text).sort()).toEqual(["Match 0", "Match 1", "Match 2"]);
	expect(shown[0]?.choices.map(({ text }) => text)).not.toEqual(["Match 0", "Match 1", "Match 2"]);
	expect(JSON.stringify(shown)).not.toMatch(/secret|Geheim|matches|accepted/);

	const { enrollment } = await learner(["one"]);
	const user = { id: enrollment.userId, timeZone: "UTC" };
	const hand = async (answers: Record<string, string | string[]>, language: Language) => {
		const outcome = await submitAttempt(db, { user, lessonId: id, answers, language, now });
		return outcome.ok && outcome.feedback.map(({ correct, correctAnswer: told }) => [correct, told]);
	};
	const matches = pairs.map(({ match }) => match);
	expect(await hand({ m: matches.toReversed(), t: "nothing" }, "en")).toEqual([
		[false, null],
		[false, null],
	]);
	expect(await hand({ m: matches, t: " SECRET market  value " }, "de")).toEqual([
		[true, matches],
		[true, "Geheimwert"],
	]);
	const wrong = await submitAttempt(db, { user, lessonId: id, answers: { m: "x", t: ["y"] }, language: "en", now });
	expect(wrong).toMatchObject({
		ok: false,
		reason: "answersWrong",
		fields: { m: "errors.answerWrong", t: "errors.answerWrong" },
	});
});

test("a published quiz can be taken: marked by the key, options of a translation complete, retired ones gone", async () => {
	const options = await single("a");
	await change({ kind: "add", key: "n", type: "number" });
	await write("n", {
		prompt: "Half of {price}?",
		answer: "price / 2",
		unit: "USD",
		variables: [{ name: "price", from: "10", to: "20", step: "2" }],
	});
	const german = (await typed("a", "de")).typed;
	await write(
		"a",
		{ prompt: "Welche?", options: german.options.map((one, at) => ({ ...one, text: at === 0 ? "Rot" : "" })) },
		"de",
	);
	await single("gone");
	await change({ kind: "retire", question: "gone" });
	await change({ kind: "rules", passPercent: 100, maxAttempts: 2, minutes: null });
	expect(await publish(({ language }) => language !== "de")).toMatchObject({ ok: true });
	const course = await open();
	const title = {
		...(course.parts.get(`${PART} de`)?.draft?.body ?? {}),
		title: "Frage",
		summary: "Kurz.",
		body: null,
	};
	await saveDrafts(db, { course, parts: [{ key: PART, language: "de", body: title }], editorId: editor.id, now });
	expect(await publish()).toMatchObject({ ok: true });

	const id = await lessonId();
	const rows = await db.select().from(questions).where(eq(questions.lessonId, id)).orderBy(questions.position);
	expect(rows.map(({ key, answerKey }) => [key, answerKey.type])).toEqual([
		["a", "single"],
		["n", "number"],
	]);
	const [words] = await db
		.select({ choices: questionTranslations.choices })
		.from(questionTranslations)
		.where(and(eq(questionTranslations.questionId, rows[0]?.id ?? 0), eq(questionTranslations.language, "de")));
	expect(words?.choices.map(({ text }) => text)).toEqual(["Rot", "Green", "Blue"]);

	const { enrollment } = await learner(["one"]);
	const figures = figuresOfAttempt(rows, { enrollmentId: enrollment.id, lessonId: id, number: 1 });
	const answers = Object.fromEntries(
		rows.map(({ key, answerKey }) => [key, correctAnswer(settleKey(answerKey, figures[key] ?? {}))]),
	);
	expect(answers.a).toBe(options[1]?.id);
	const user = { id: enrollment.userId, timeZone: "UTC" };
	const outcome = await submitAttempt(db, { user, lessonId: id, answers, language: "de", now });
	expect(outcome).toMatchObject({ ok: true, attempt: { score: 100, passed: true }, attemptsLeft: 1 });
});
