import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findLessonByNames } from "#app/features/learning/catalog/face.server.ts";
import { courseSlugs, courses, documentDrafts } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, now, ship } from "#tests/learning/shipped-course.ts";
import { createCourse } from "./create-course.server";
import { bodyOf, findEditedCourse } from "./drafts/edited-course.server";
import { saveDrafts } from "./drafts/save-drafts.server";
import { publishCourseDrafts } from "./publish/publish-drafts.server";

async function shipped() {
	const { id, teacher } = await beginCourse();
	await ship(courseContent(id, [{ key: "one" }]));
	return { courseId: id, editor: { id: teacher, role: "instructor" } };
}
type Course = Awaited<ReturnType<typeof shipped>>;

async function rename({ courseId, editor }: Course, slug: string) {
	const course = await findEditedCourse(db, { courseId, editor, language: "en" });
	if (!course) throw new Error("no course");
	const body = { ...bodyOf(course, "course", "*"), slug };
	await saveDrafts(db, { course, parts: [{ key: "course", language: "*", body }], editorId: editor.id, now });
	const chosen = await db.select().from(documentDrafts).where(eq(documentDrafts.documentId, course.documentId));
	const more = { note: "", tellLearners: false, origin: "https://school.example", requestId: "r", now };
	return publishCourseDrafts(db, { courseId, editor, chosen, ...more });
}
const leadsTo = async (slug: string) => (await findLessonByNames(db, slug, "one")).map(({ courseId }) => courseId);

test("links to a course lead on once its address is another, however often it changes", async () => {
	const course = await shipped();
	const first = `course-${course.courseId}`;
	expect(await rename(course, "second")).toMatchObject({ ok: true });
	expect(await rename(course, "third")).toMatchObject({ ok: true });
	for (const slug of [first, "second", "third"]) expect(await leadsTo(slug), slug).toEqual([course.courseId]);
	expect(await rename(course, first)).toMatchObject({ ok: true });
	const former = await db.select().from(courseSlugs).where(eq(courseSlugs.courseId, course.courseId));
	expect(former.map(({ slug }) => slug).sort()).toEqual(["second", "third"]);
	expect(await leadsTo("third")).toEqual([course.courseId]);
	expect(await leadsTo("never")).toEqual([]);
});

test("a former address is given to no other course", async () => {
	const course = await shipped();
	const first = `course-${course.courseId}`;
	await rename(course, "alpha");
	await rename(course, "beta");
	const other = await shipped();
	expect(await rename(other, first)).toMatchObject({
		ok: false,
		problems: [{ key: "course", field: "slug", reason: "taken" }],
	});
	const { courseId } = await createCourse(db, {
		title: "Alpha",
		language: "en",
		topic: "analysis",
		level: "beginner",
		currency: "USD",
		by: other.editor.id,
		requestId: "r",
		now,
	});
	const [made] = await db.select({ slug: courses.slug }).from(courses).where(eq(courses.id, courseId));
	expect(made?.slug).toBe("alpha-2");
});
