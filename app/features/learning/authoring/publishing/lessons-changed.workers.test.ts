import { beforeEach, expect, test } from "vitest";
import { findDocument } from "#app/features/library/versioned-content/face.server.ts";
import { manifestOf, storedPart } from "#app/features/library/versioned-content/part.ts";
import { saveVersion } from "#app/features/library/versioned-content/save-version.server.ts";
import { outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, learner, now, ship } from "#tests/learning/shipped-course.ts";
import { courseParts } from "./course-parts";
import { enqueueLessonsChanged } from "./lessons-changed.repository.server";
import { publishCourse } from "./publish-course.server";

let id = 0;
beforeEach(async () => {
	({ id } = await beginCourse());
	await db.delete(outbox);
});

test("who has finished a lesson is told once when it is published otherwise, others are not", async () => {
	const content = courseContent(id, [{ key: "one" }, { key: "two" }]);
	await ship(content);
	const [both, second] = [await learner(["one", "two"]), await learner(["two"])];

	const edition = structuredClone(content);
	for (const lesson of edition.modules[0]?.lessons ?? []) {
		if (lesson.key === "one") lesson.translations.en.title = "Another";
	}
	const [document] = await findDocument(db, "course", content.key);
	if (!document) throw new Error("no document");
	const parts = courseParts(edition).map(storedPart);
	const saved = await saveVersion(db, { document, parts, manifest: manifestOf(parts), authorId: null, note: "", now });
	const versionId = saved.ok ? saved.versionId : "";
	const origin = "https://school.example";
	await publishCourse(db, {
		versionId,
		now,
		alongside: ({ courseId, changedLessons }) => [
			enqueueLessonsChanged(db, { courseId, lessons: changedLessons, origin, now }),
		],
	});

	const told = (await db.select().from(outbox)).filter(({ payload }) => payload.mail === "lessonsChanged");
	expect(told.map(({ payload }) => payload)).toEqual([
		expect.objectContaining({ userId: both.enrollment.userId, courseId: id, origin }),
	]);
	expect(second.enrollment.userId).not.toBe(both.enrollment.userId);
});
