import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { documentDrafts, lessons } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, now, ship } from "#tests/learning/shipped-course.ts";
import { findEditedCourse } from "../drafts/edited-course.server";
import { publishCourseDrafts } from "../publish/publish-drafts.server";
import { type CurriculumChange, changeCurriculum } from "./change-curriculum.server";
import type { LessonChange } from "./lesson-settings.server";

let courseId = 0;
let editor = { id: 0, role: "instructor" };
beforeEach(async () => {
	const { id, teacher } = await beginCourse();
	await ship(
		courseContent(id, [
			{ key: "one" },
			{ key: "two", opens: { days: 2, after: ["one"] } },
			{ key: "three" },
			{ key: "film", type: "video", video: { file: "a.mp4", durationSeconds: 60, threshold: 90, captions: [] } },
		]),
	);
	courseId = id;
	editor = { id: teacher, role: "instructor" };
});

async function open() {
	const found = await findEditedCourse(db, { courseId, editor, language: "en" });
	if (!found) throw new Error("no course");
	return found;
}
const change = (one: CurriculumChange) => changeCurriculum(db, { courseId, editor, language: "en", change: one, now });
const set = (lesson: string, facts: LessonChange) => change({ kind: "setLesson", lesson, facts });
const row = async (key: string) =>
	(
		await db
			.select()
			.from(lessons)
			.where(and(eq(lessons.courseId, courseId), eq(lessons.key, key)))
	)[0];
async function publish() {
	const { documentId } = await open();
	const chosen = await db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
	const more = { note: "", tellLearners: false, origin: "https://school.example", requestId: "r", now };
	return publishCourseDrafts(db, { courseId, editor, chosen, ...more });
}

test("what ships may have a rule, and what has none is published without a word of one", async () => {
	expect(await row("two")).toMatchObject({ opens: { days: 2, after: ["one"] }, completes: null });
	expect(await row("one")).toMatchObject({ opens: null, completes: null });
});

test("a rule is drafted, published and taken away; then the lesson is to the letter what it was", async () => {
	const { manifest: before } = await open();
	expect(await set("three", { opens: { day: "2026-12-01", timeZone: "America/New_York", after: ["one"] } })).toEqual({
		ok: true,
	});
	expect(await set("film", { completes: "button", share: 50 })).toEqual({ ok: true });
	expect(await row("three")).toMatchObject({ opens: null });
	expect(await publish()).toMatchObject({ ok: true });
	const at = "2026-12-01T05:00:00.000Z";
	expect(await row("three")).toMatchObject({ opens: { at, timeZone: "America/New_York", after: ["one"] } });
	expect(await row("film")).toMatchObject({ completes: "button", video: { threshold: 50 } });

	await set("three", { opens: { after: [] } });
	await set("film", { completes: "type", share: 90 });
	expect(await publish()).toMatchObject({ ok: true });
	expect(await row("three")).toMatchObject({ opens: null });
	expect((await open()).manifest).toEqual(before);
});

test("a circle is refused with its path in titles, and a lesson that is not there", async () => {
	expect(await set("one", { opens: { after: ["two"] } })).toEqual({
		ok: false,
		reason: "circle",
		path: "Lesson 1 → Lesson 2 → Lesson 1",
	});
	expect(await set("one", { opens: { after: ["one"] } })).toMatchObject({ reason: "circle" });
	expect(await set("one", { opens: { after: ["nine"] } })).toMatchObject({ reason: "missing" });
	expect([...(await open()).parts.values()].filter(({ draft }) => draft)).toEqual([]);
});

test("a rule that names a retired lesson keeps the course from being published, until it is mended", async () => {
	await change({ kind: "retireLesson", lesson: "one" });
	expect(await publish()).toMatchObject({
		ok: false,
		reason: "invalid",
		problems: [{ key: "lesson/two", field: "opens", reason: "unknownLessons", lessons: ["one"] }],
	});
	await set("two", { opens: { days: 2, after: [] } });
	expect(await publish()).toMatchObject({ ok: true });
	expect(await row("two")).toMatchObject({ opens: { days: 2 } });
});
