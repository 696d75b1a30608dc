import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { storeUpload } from "#app/features/operations/uploads/store-upload.server.ts";
import { sweepUploads } from "#app/features/operations/uploads/sweep-uploads.server.ts";

import { DAY_MS } from "#app/shared/durations.ts";
import { documentDrafts, lessons, lessonTranslations, uploads } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeEnrollment, makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, course, now, ship } from "#tests/learning/shipped-course.ts";
import { addCourseFile } from "./add-course-file.server";
import { COURSE_FILE } from "./course-file";
import { listCourseFileIds, listCourseFiles, listFilms } from "./course-files.repository.server";
import { findCourseFile } from "./find-course-file.server";
import { removeCourseFile } from "./remove-course-file.server";

let courseId = 0;
let teacher = 0;

const lessonWith = (key: string, body: string, freePreview = false) => ({
	key,
	freePreview,
	translations: { en: { title: key, summary: "Summary.", body, recall: [], figures: {} } },
});

beforeEach(async () => {
	({ id: courseId, teacher } = await beginCourse());
	await ship(courseContent(courseId, [lessonWith("one", "## Heading\n\nText."), lessonWith("two", "## B\n\nText.")]));
});

async function upload(name = "sheet.csv", at = now, content = new TextEncoder().encode("a,b\n1,2\n")) {
	const outcome = await storeUpload(db, env.MEDIA, {
		rule: COURSE_FILE,
		body: new Response(content).body,
		declaredBytes: content.byteLength,
		name,
		ownerId: teacher,
		now: at,
	});
	if (!outcome.ok) throw new Error(outcome.reason);
	const { id } = outcome.upload;
	await addCourseFile(db, { id, courseId, ownerId: teacher, now: at });
	return id;
}
const remove = (id: string, of = courseId) =>
	removeCourseFile(db, { id, courseId: of, by: teacher, requestId: "test", now });
async function draft(body: string) {
	const documentId = Number((await course())?.documentId);
	await db.insert(documentDrafts).values({
		documentId,
		key: "lesson/two",
		language: "de",
		body: { title: "Zwei", body },
		revision: 1,
		editedAt: now,
	});
}

test("a file is in use from the start, is listed the newest first, and belongs to its course alone", async () => {
	const first = await upload("a.csv", new Date("2026-01-01T00:00:00Z"));
	const second = await upload("b.csv");
	await sweepUploads(env.MEDIA).work(db, new Date(now.getTime() + 7 * DAY_MS));
	expect((await listCourseFiles(db, courseId)).map(({ id }) => id)).toEqual([second, first]);
	const [row] = await db.select({ state: uploads.state }).from(uploads).where(eq(uploads.id, first));
	expect(row?.state).toBe("attached");
	expect(await listCourseFileIds(db, { courseId, ids: [first, "x"] })).toEqual([{ id: first }]);
	expect(await listCourseFileIds(db, { courseId: courseId + 1, ids: [first] })).toEqual([]);
});

test("a file that nothing names is removed, once, and only from its own course", async () => {
	const id = await upload();
	expect(await remove(id, courseId + 1)).toEqual({ ok: false, reason: "notFound" });
	expect(await remove(id)).toEqual({ ok: true });
	expect(await remove(id)).toEqual({ ok: false, reason: "notFound" });
	expect(await listCourseFiles(db, courseId)).toEqual([]);
	const [row] = await db.select({ state: uploads.state }).from(uploads).where(eq(uploads.id, id));
	expect(row?.state).toBe("stored");
});

test("a file that a draft, the published or an old version names stays, and its uses are listed", async () => {
	const id = await upload();
	await ship(
		courseContent(courseId, [lessonWith("one", `## Heading\n\n![](file:${id})`), lessonWith("two", "## B\n\nText.")]),
		{
			sourceHash: "b",
		},
	);
	await draft(`[x](file:${id})`);
	expect(await remove(id)).toEqual({
		ok: false,
		reason: "inUse",
		uses: [
			{ place: "published", key: "lesson/one", language: "en", number: 2 },
			{ place: "draft", key: "lesson/two", language: "de", number: null },
		],
	});
	await db.delete(documentDrafts);
	await ship(courseContent(courseId, [lessonWith("one", "## Heading\n\nText."), lessonWith("two", "## B\n\nText.")]), {
		sourceHash: "c",
	});
	expect(await remove(id)).toEqual({
		ok: false,
		reason: "inUse",
		uses: [{ place: "version", key: "lesson/one", language: "en", number: 2 }],
	});
	expect(await listCourseFiles(db, courseId)).toHaveLength(1);
});

test("a film is for who teaches the course alone", async () => {
	const mp4 = new TextEncoder().encode("\0\0\0\u0014ftypisom\0\0\0\0isom");
	const id = await upload("walk.mp4", now, mp4);
	const learner = await makeUser(db);
	await makeEnrollment(db, { userId: learner.id, courseId });
	const asStudent = { id: learner.id, role: "student" } as const;
	const asTeacher = { id: teacher, role: "instructor" } as const;
	expect(await listFilms(db, courseId)).toMatchObject([{ id, kind: "mp4" }]);
	expect(await findCourseFile(db, { id, user: asTeacher, now })).toMatchObject({ ok: true });
	expect(await findCourseFile(db, { id, user: asStudent, now })).toEqual({ ok: false, status: 403 });
});

test("its learners, its instructor and admins may have a file; strangers only what a free preview names", async () => {
	const id = await upload();
	const [stranger, learner, other] = await Promise.all([
		makeUser(db),
		makeUser(db),
		makeUser(db, { role: "instructor" }),
	]);
	const admin = await makeUser(db, { role: "admin" });
	await makeEnrollment(db, { userId: learner.id, courseId });
	const status = async (user: { id: number; role: "student" | "instructor" | "admin" } | null, file = id) => {
		const found = await findCourseFile(db, { id: file, user, now });
		return found.ok ? 200 : found.status;
	};
	const asked = () =>
		Promise.all([
			status(null),
			status({ id: stranger.id, role: "student" }),
			status({ id: other.id, role: "instructor" }),
			status({ id: learner.id, role: "student" }),
			status({ id: teacher, role: "instructor" }),
			status({ id: admin.id, role: "admin" }),
		]);
	expect(await asked()).toEqual([403, 403, 403, 200, 200, 200]);
	expect(await status({ id: admin.id, role: "admin" }, "0".repeat(32))).toBe(404);

	await ship(
		courseContent(courseId, [lessonWith("one", `## A\n\n![](file:${id})`, true), lessonWith("two", "## B\n\nT.")]),
		{
			sourceHash: "b",
		},
	);
	expect(await asked()).toEqual([200, 200, 200, 200, 200, 200]);
	const [shown] = await db
		.select({ html: lessonTranslations.bodyHtml })
		.from(lessonTranslations)
		.innerJoin(lessons, eq(lessons.id, lessonTranslations.lessonId))
		.where(and(eq(lessons.courseId, courseId), eq(lessons.key, "one")));
	expect(shown?.html).toContain(`src="/course-files/${id}"`);
});
