import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { documentDrafts, lessonTranslations, searchDocuments } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, lessonId, now, ship } from "#tests/learning/shipped-course.ts";
import { bodyOf, findEditedCourse } from "../../drafts/edited-course.server";
import { publishCourseDrafts } from "../../publish/publish-drafts.server";
import type { LessonTyping } from "../lesson-typing";
import { saveLesson } from "../save-lesson.server";
import { typedLesson } from "../typed-lesson.server";

const PART = "lesson/one";
const CAPTIONS = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello";
const video = { file: "closing-day.mp4", durationSeconds: 120, threshold: 85, captions: ["en"], chapters: true };
let courseId = 0;
let editor = { id: 0, role: "instructor" };

beforeEach(async () => {
	const { id, teacher } = await beginCourse();
	await ship(courseContent(id, [{ key: "one", type: "video", video }]));
	courseId = id;
	editor = { id: teacher, role: "instructor" };
});

async function open() {
	const course = await findEditedCourse(db, { courseId, editor, language: "en", part: PART });
	if (!course) throw new Error("no course");
	return course;
}
async function save(part: Partial<LessonTyping>) {
	const course = await open();
	const typed = { ...typedLesson(course, "one", "en"), ...part };
	const seen = course.parts.get(`${PART} en`)?.draft?.revision ?? 0;
	return saveLesson(db, { course, lesson: "one", language: "en", typed, seen, editor, now });
}
const drafts = async () => {
	const { documentId } = await open();
	return db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
};
const publish = async () =>
	publishCourseDrafts(db, {
		courseId,
		editor,
		chosen: await drafts(),
		note: "",
		tellLearners: false,
		origin: "https://x",
		requestId: "r",
		now,
	});
const shown = async () => {
	const id = await lessonId("one");
	const isEnglish = and(eq(lessonTranslations.lessonId, id), eq(lessonTranslations.language, "en"));
	const [row] = await db.select().from(lessonTranslations).where(isEnglish);
	return row && { captions: row.captions, chapters: row.chapters };
};

/** Who finds the lesson, and whether by what its captions say. */
const searched = async () => {
	const { documentId } = await open();
	const isEnglish = and(
		eq(searchDocuments.documentId, documentId),
		eq(searchDocuments.partKey, PART),
		eq(searchDocuments.language, "en"),
	);
	const rows = await db.select().from(searchDocuments).where(isEnglish).orderBy(searchDocuments.access);
	return rows.map(({ access, text }) => [access, text.includes("Hello")]);
};

test("a film that ships is untouched by saving its lesson, and its lesson has no captions of its own", async () => {
	expect(await save({})).toEqual({ ok: true, revision: 0 });
	await save({ title: "Other" });
	expect((await drafts()).map(({ language }) => language)).toEqual(["en"]);
	expect(bodyOf(await open(), PART, "en")).not.toHaveProperty("captions");
	expect(await shown()).toEqual({ captions: null, chapters: null });
});

test("captions and chapters are drafts of their language, shown once published, and gone once they are emptied", async () => {
	await save({ captions: CAPTIONS, chapters: "0:00 Start" });
	expect((await drafts()).map(({ language }) => language)).toEqual(["en"]);
	expect(await shown()).toEqual({ captions: null, chapters: null });
	expect(await publish()).toMatchObject({ ok: true });
	expect(await shown()).toEqual({ captions: CAPTIONS, chapters: "0:00 Start" });
	expect(await searched()).toEqual([
		["closed", false],
		["entitled", true],
	]);
	await save({ captions: " \n", chapters: "" });
	expect(await publish()).toMatchObject({ ok: true });
	expect(await shown()).toEqual({ captions: null, chapters: null });
	expect((await searched()).some(([, saysHello]) => saysHello)).toBe(false);
});

test("captions with a fault are kept as a draft and not published", async () => {
	await save({ captions: "WEBVTT\n\n00:02.000 --> 00:01.000\nBack" });
	expect(await publish()).toMatchObject({
		ok: false,
		problems: [{ field: "captions", reason: "captions", line: 3 }],
	});
});
