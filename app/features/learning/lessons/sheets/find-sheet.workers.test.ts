import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courseSheets, lessons as lessonTable } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { findSheet } from "./find-sheet.server";
import { listLessonSheets } from "./sheets.repository.server";

async function arrange() {
	const { course, lessons } = await makeCourse(db, { priceCents: 100, modules: [[{}, {}]] });
	const [lessonId = 0, otherId = 0] = lessons.map(({ id }) => id);
	const sheet = { courseId: course.id, name: "log", summary: "One page.", body: "Date", bodyHtml: "<p>Date</p>" };
	await db.insert(courseSheets).values([
		{ ...sheet, language: "en", title: "Log" },
		{ ...sheet, language: "de", title: "Protokoll", body: "Datum", bodyHtml: "<p>Datum</p>" },
		{ ...sheet, name: "unused", language: "en", title: "Unused" },
	]);
	await db
		.update(lessonTable)
		.set({ sheets: ["log"] })
		.where(eq(lessonTable.id, lessonId));
	const learner = await makeUser(db);
	await makeEnrollment(db, { userId: learner.id, courseId: course.id });
	return { lessonId, otherId, learner };
}

test("a lesson lists its sheets in the language asked for, else in English", async () => {
	const { lessonId, otherId } = await arrange();

	expect(await listLessonSheets(db, { lessonId, language: "de" })).toMatchObject([{ name: "log", title: "Protokoll" }]);
	expect(await listLessonSheets(db, { lessonId, language: "fr" })).toMatchObject([{ title: "Log", inEnglish: true }]);
	expect(await listLessonSheets(db, { lessonId: otherId, language: "en" })).toEqual([]);
});

test("a sheet is for who may read its lesson", async () => {
	const { lessonId, otherId, learner } = await arrange();
	const stranger = await makeUser(db);
	const asked = { lessonId, name: "log", language: "de" as const, now: new Date() };

	expect(await findSheet(db, { ...asked, user: learner })).toMatchObject({
		title: "Protokoll",
		body: "Datum",
		bodyHtml: "<p>Datum</p>",
	});
	expect(await findSheet(db, { ...asked, user: stranger })).toBeNull();
	expect(await findSheet(db, { ...asked, lessonId: otherId, user: learner })).toBeNull();
	expect(await findSheet(db, { ...asked, name: "unused", user: learner })).toBeNull();
});
