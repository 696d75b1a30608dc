import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { publishCourse } from "#app/features/learning/authoring/face.server.ts";
import type { CourseContent } from "#db/content/course-content.ts";
import { documentDrafts, documentVersions } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, course, listVersionNumbers, live, now, ship } from "#tests/learning/shipped-course.ts";
import { findEditedCourse } from "../drafts/edited-course.server";
import { publishCourseDrafts } from "./publish-drafts.server";

const LESSONS = 100;
const LANGUAGES = ["en", "de", "es", "fr", "ru", "zh"] as const;
/** Of one lesson in one language. */
const CHARACTERS = 6_000;
const more = { note: "", tellLearners: false, origin: "https://school.example", requestId: "r", now };

function largeCourse(id: number): CourseContent {
	const lessons = Array.from({ length: LESSONS }, (_, at) => {
		const words = (language: string) => ({
			title: `Lesson ${at} ${language}`,
			summary: "Summary.",
			body: `${at} ${language} ${"x".repeat(CHARACTERS)}`,
			recall: [],
			figures: {},
		});
		const translations = Object.fromEntries(LANGUAGES.map((one) => [one, words(one)]));
		return { key: `lesson-${at}`, translations: { ...translations, en: words("en") } };
	});
	return courseContent(id, lessons);
}

test("a hundred lessons in six languages are staged in bounded statements and go live by one batch, whose repetition changes nothing", async () => {
	const { id, teacher } = await beginCourse();
	await ship(largeCourse(id));
	const editor = { id: teacher, role: "instructor" };
	const found = await findEditedCourse(db, { courseId: id, editor, language: "en" });
	const documentId = found?.documentId ?? 0;
	const parts = (found?.manifest ?? []).filter(([key, language]) => key.startsWith("lesson/") && language !== "*");
	expect(parts).toHaveLength(LESSONS * LANGUAGES.length);
	const chosen = parts.map(([key, language, base]) => ({ key, language, base, revision: 1 }));
	for (const { key, language, base } of chosen) {
		const body = {
			title: `Rewritten ${key} ${language}`,
			summary: "Summary.",
			body: `${key} ${language} ${"y".repeat(CHARACTERS)}`,
		};
		await db
			.insert(documentDrafts)
			.values({ documentId, key, language, body, base, revision: 1, editorId: teacher, editedAt: now });
	}

	const batch = vi.spyOn(db, "batch");
	const began = performance.now();
	expect(await publishCourseDrafts(db, { courseId: id, editor, chosen, ...more })).toMatchObject({
		ok: true,
		changedLessons: LESSONS,
	});
	const took = performance.now() - began;
	const batches = batch.mock.calls.map(([queries]) =>
		(queries as unknown as { toSQL: () => { sql: string; params: unknown[] } }[]).map((query) => query.toSQL()),
	);
	vi.restoreAllMocks();
	const writing = batches.filter((queries) => queries.some(({ sql }) => !/^\s*(?:select|with)/i.test(sql)));
	const largest = Math.max(...batches.flat().flatMap(({ params }) => params.map((one) => String(one).length)));
	console.info(
		`${LESSONS} lessons in ${LANGUAGES.length} languages: ${writing.map((queries) => queries.length).join(" + ")} statements that write, largest value ${largest} characters, ${Math.round(took)} ms`,
	);
	expect(writing).toHaveLength(1);
	expect(writing[0]?.length).toBeLessThan(60);
	expect(largest).toBeLessThan(1_000_000);
	expect(await live()).toHaveLength(LESSONS);
	expect(await db.$count(documentDrafts, eq(documentDrafts.documentId, documentId))).toBe(0);

	const [latest] = await db
		.select({ id: documentVersions.id })
		.from(documentVersions)
		.where(eq(documentVersions.documentId, documentId))
		.orderBy(documentVersions.number)
		.limit(1)
		.offset(1);
	const before = await course();
	expect(await publishCourse(db, { versionId: latest?.id ?? "", now })).toMatchObject({ ok: true, changed: false });
	expect(await course()).toEqual(before);
	expect(await listVersionNumbers()).toHaveLength(2);
});
