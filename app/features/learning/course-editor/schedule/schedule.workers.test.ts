import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { auditEntries, courseSchedules, courses, documentDrafts, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, lessonId, now, ship, titles } from "#tests/learning/shipped-course.ts";
import { bodyOf, findEditedCourse } from "../drafts/edited-course.server";
import { saveDrafts } from "../drafts/save-drafts.server";
import { publishCourseDrafts } from "../publish/publish-drafts.server";
import { publicationFailedMail } from "./publication-failed-mail.server";
import { publishScheduled } from "./publish-scheduled.server";
import { cancelSchedule, scheduleCourseDrafts } from "./schedule-drafts.server";
import { listDueSchedules } from "./schedules.repository.server";

const PART = "lesson/one";
const origin = "https://school.example";
const publishAt = new Date(now.getTime() + 60 * MINUTE_MS);
let courseId = 0;
let editor = { id: 0, role: "instructor" };

beforeEach(async () => {
	const begun = await beginCourse();
	await ship(courseContent(begun.id, [{ key: "one" }, { key: "two" }]));
	courseId = begun.id;
	editor = { id: begun.teacher, role: "instructor" };
});

async function open(part = PART) {
	const course = await findEditedCourse(db, { courseId, editor: { id: 0, role: "admin" }, language: "de", part });
	if (!course) throw new Error("no course");
	return course;
}
async function write(key: string, language: string, change: JsonObject) {
	const course = await open(key);
	const body = { ...bodyOf(course, key, language), ...change };
	await saveDrafts(db, { course, parts: [{ key, language, body }], editorId: editor.id, now });
}
const drafts = async () => {
	const { documentId } = await open();
	return db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
};
const more = { note: "As planned", tellLearners: false, timeZone: "Europe/Berlin", requestId: "r", now };
const schedule = async (at = publishAt) =>
	scheduleCourseDrafts(db, { ...more, courseId, editor, chosen: await drafts(), publishAt: at });
const publishNow = async () => publishCourseDrafts(db, { ...more, courseId, editor, chosen: await drafts(), origin });
const rows = () => db.select().from(courseSchedules).where(eq(courseSchedules.courseId, courseId));
async function run() {
	const due = (await listDueSchedules(db, publishAt, 10)).filter((one) => one.courseId === courseId);
	const outcomes = [];
	for (const one of due) outcomes.push(await publishScheduled(db, one, { origin, now: publishAt }));
	return outcomes;
}
const title = async (language: string) =>
	(await titles(await lessonId("one"))).find((one) => one.language === language)?.title;
const deeds = async () =>
	(
		await db
			.select({ deed: auditEntries.deed })
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, String(courseId)))
	).map(({ deed }) => deed);

test("what was frozen is published at its time, and what was written since is not", async () => {
	await write(PART, "en", { title: "Frozen" });
	await write(PART, "de", { title: "Eingefroren" });
	expect(await schedule()).toMatchObject({ ok: true });
	expect(await title("en")).toBe("Lesson 1");
	await write(PART, "en", { title: "Written since" });
	expect(await listDueSchedules(db, now, 10)).toEqual([]);
	expect(await run()).toEqual(["published"]);
	expect([await title("en"), await title("de")]).toEqual(["Frozen", "Eingefroren"]);
	expect((await drafts()).map(({ language, body }) => [language, body.title])).toEqual([["en", "Written since"]]);
	expect(await rows()).toMatchObject([{ state: "published", endedAt: publishAt, timeZone: "Europe/Berlin" }]);
	expect(await deeds()).toEqual(expect.arrayContaining(["courses.schedule", "courses.publishScheduled"]));
	expect(await run()).toEqual([]);
});

test("what was published meanwhile stays, with the frozen parts on top of it", async () => {
	await write(PART, "en", { title: "Frozen" });
	await schedule();
	await write("lesson/two", "en", { title: "Published meanwhile" });
	expect(await publishNow()).toMatchObject({ ok: true });
	await write(PART, "de", { title: "Ein Entwurf" });
	expect(await run()).toEqual(["published"]);
	expect(await title("en")).toBe("Frozen");
	const two = await titles(await lessonId("two"));
	expect(two).toContainEqual({ language: "en", title: "Published meanwhile" });
	expect((await drafts()).map(({ language }) => language)).toEqual(["de"]);
});

test("it is cancelled once, and then nothing is due", async () => {
	await write(PART, "en", { title: "Frozen" });
	const made = await schedule();
	if (!made.ok) throw new Error(made.reason);
	const cancel = () =>
		cancelSchedule(db, { courseId, scheduleId: made.scheduleId, by: editor.id, requestId: "r", now });
	expect(await cancel()).toEqual({ ok: true });
	expect(await cancel()).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await run()).toEqual([]);
	expect(await drafts()).toHaveLength(1);
});

test("a time that has passed, and drafts that went on or lack something, are refused", async () => {
	expect(await schedule()).toEqual({ ok: false, reason: "nothingChosen" });
	await write(PART, "en", { title: "Frozen" });
	expect(await schedule(now)).toEqual({ ok: false, reason: "past" });
	const chosen = (await drafts()).map((draft) => ({ ...draft, revision: 9 }));
	expect(await scheduleCourseDrafts(db, { ...more, courseId, editor, chosen, publishAt })).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
	await write(PART, "en", { title: "" });
	expect(await schedule()).toMatchObject({ ok: false, reason: "invalid" });
	expect(await rows()).toEqual([]);
});

test("who may not change the course any more is told that nothing went out, with the reason", async () => {
	await write(PART, "en", { title: "Frozen" });
	await schedule();
	const other = await makeUser(db, { role: "instructor" });
	await db.update(courses).set({ instructorId: other.id }).where(eq(courses.id, courseId));
	expect(await run()).toEqual(["failed"]);
	expect(await title("en")).toBe("Lesson 1");
	const [failed] = await rows();
	expect(failed).toMatchObject({ state: "failed", failure: "notAllowed" });
	const jobs = await db.select({ payload: outbox.payload }).from(outbox);
	expect(JSON.stringify(jobs)).toContain(`"scheduleId":"${failed?.id}"`);
	const occasion = { language: null, origin, now: publishAt, askedAt: publishAt };
	const mail = await publicationFailedMail.compose(db, {
		...occasion,
		userId: editor.id,
		scheduleId: String(failed?.id),
	});
	expect(mail?.values).toMatchObject({
		course: `Course ${courseId}`,
		reason: expect.stringContaining("Nothing went out"),
	});
});

test("a part that lost its place meanwhile keeps the whole publication back", async () => {
	await write("course", "*", { slug: `renamed-${courseId}` });
	await schedule();
	const taken = courseId;
	const begun = await beginCourse();
	await ship(courseContent(begun.id, [{ key: "one" }], { slug: `renamed-${taken}` }));
	courseId = taken;
	expect(await run()).toEqual(["failed"]);
	expect(await rows()).toMatchObject([{ state: "failed", failure: "invalid" }]);
});
