import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { termMatcher } from "#app/features/library/glossary/linking/term-matcher.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { documentDrafts } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, now, ship } from "#tests/learning/shipped-course.ts";
import { bodyOf, findEditedCourse } from "../drafts/edited-course.server";
import { type FoundLesson, ownLesson } from "./lesson-page-data.server";
import type { LessonTyping } from "./lesson-typing";
import { lookAtLesson } from "./look-at-lesson.server";
import { saveLesson } from "./save-lesson.server";
import { typedLesson } from "./typed-lesson.server";

const PART = "lesson/one";
let courseId = 0;
let editor = { id: 0, role: "instructor" };
let other = { id: 0, role: "admin" };

beforeEach(async () => {
	const { id, teacher } = await beginCourse();
	await ship(
		courseContent(id, [
			{
				key: "one",
				translations: {
					en: {
						title: "Lesson 1",
						summary: "Summary.",
						body: "## Heading\n\n[recall: known]\n\nText.",
						recall: [{ id: "known", prompt: "What is an offer?", answer: "A price." }],
						figures: {},
					},
					de: { title: "Lektion 1", summary: "Kurz.", body: null, recall: [], figures: {} },
				},
			},
			{ key: "two" },
		]),
	);
	courseId = id;
	editor = { id: teacher, role: "instructor" };
	other = { id: (await makeUser(db, { role: "admin", name: "Tomás" })).id, role: "admin" };
});

async function open(language: Language = "en") {
	const course = await findEditedCourse(db, { courseId, editor, language, part: PART });
	if (!course) throw new Error("no course");
	return course;
}
async function save(part: Partial<LessonTyping>, { seen = 0, by = editor, language = "en" as Language } = {}) {
	const course = await open(language);
	const typed = { ...typedLesson(course, "one", language), ...part };
	return saveLesson(db, { course, lesson: "one", language, typed, seen, editor: by, now });
}
const none = termMatcher([]);
const shownAs = {
	terms: { own: none, english: none },
	examples: { units: "metric", currency: "USD", rates: null },
} as const;
async function look(part: Partial<LessonTyping>, language: Language = "en") {
	const course = await open(language);
	const typed = { ...typedLesson(course, "one", language), ...part };
	return lookAtLesson(db, { course, lesson: "one", language, typed, ...shownAs });
}

test("a text is saved as it is typed, with what the page does not show, and one save sent twice is one", async () => {
	expect(await save({ title: "Mended", body: "" })).toEqual({ ok: true, revision: 1 });
	expect(await save({ title: "Mended", body: "" })).toEqual({ ok: true, revision: 1 });
	expect(bodyOf(await open(), PART, "en")).toMatchObject({ title: "Mended", body: "", recall: [{ id: "known" }] });
	expect(await save({ body: "More" }, { seen: 1 })).toEqual({ ok: true, revision: 2 });
});

test("who has not seen the other's draft gets it back and changes nothing", async () => {
	await save({ title: "Theirs" }, { by: other });
	const refused = await save({ title: "Mine" });
	expect(refused).toMatchObject({
		ok: false,
		reason: "changedMeanwhile",
		theirs: { typed: { title: "Theirs" }, revision: 1, by: "Tomás" },
	});
	expect(bodyOf(await open(), PART, "en").title).toBe("Theirs");
});

test("of two who save at once one is told of the other", async () => {
	const outcomes = await Promise.all([save({ body: "a" }), save({ body: "b" }, { by: other })]);
	expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test("facts are saved for all languages, and minutes that are no number stay", async () => {
	await save({ minutes: "25", freePreview: true, required: false }, { language: "de" });
	expect(typedLesson(await open(), "one", "en")).toMatchObject({ minutes: "25", freePreview: true, required: false });
	await save({ minutes: "soon" });
	expect(typedLesson(await open(), "one", "en").minutes).toBe("25");
	const { documentId } = await open();
	const drafts = await db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
	expect(drafts.map(({ language }) => language)).toEqual(["*"]);
});

test("an empty translation is English, in the draft and in the preview", async () => {
	await save({ title: "Neu", body: " " }, { language: "de" });
	expect(bodyOf(await open("de"), PART, "de")).toMatchObject({ title: "Neu", body: null });
	const { shown, problems } = await look({}, "de");
	expect([shown.bodyInEnglish, shown.body.includes("Heading"), shown.recall.length]).toEqual([true, true, 1]);
	expect(problems).toEqual([]);
});

test("checks name what blocks first, then what leads nowhere, with lines", async () => {
	const body = "Text.\n\n#### Deep\n\n[One](lesson:nowhere/one) and ![](https://example.com/a.png)";
	const { problems, words } = await look({ title: "", summary: "x".repeat(300), body, minutes: "0" });
	expect(problems.map(({ kind, line, blocks }) => [kind, line, blocks])).toEqual([
		["titleMissing", null, true],
		["summaryTooLong", null, true],
		["picture", 5, true],
		["jump", 3, false],
		["deadLink", 5, false],
	]);
	expect(words).toBeGreaterThan(3);
});

test("a link to a lesson of the course that is not published yet leads somewhere", async () => {
	const { problems } = await look({ body: `[Two](lesson:course-${courseId}/two)` });
	expect(problems).toEqual([]);
});

test.each(["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[a](javascript:alert(1))"])(
	"the preview shows %s as text",
	async (payload) => {
		const { shown } = await look({ title: payload, summary: payload, body: payload });
		expect(shown.body).not.toMatch(/<script|<img|href="javascript/);
	},
);

test("the lesson of another instructor's course is not there, nor one that nobody wrote", async () => {
	const course = await open();
	const found = (lesson: string): FoundLesson => ({ course, lesson, language: "en", ...shownAs });
	const stranger = await makeUser(db, { role: "instructor" });
	expect(ownLesson(found("one"), { id: stranger.id, role: "instructor" })).toBeNull();
	expect(ownLesson(found("nine"), editor)).toBeNull();
	expect(ownLesson(found("one"), editor)).not.toBeNull();
	expect(ownLesson(found("one"), other)).not.toBeNull();
	expect(ownLesson(null, other)).toBeNull();
});
