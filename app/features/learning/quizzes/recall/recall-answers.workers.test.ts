import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findLessonPage } from "#app/features/learning/lessons/lesson/lesson-page.repository.server.ts";
import { lessons as lessonRows, lessonTranslations, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeSession, makeUser } from "#tests/factories.ts";
import { recallAnswersColumn, saveRecallAnswer } from "./recall-answers.repository.server";

const now = new Date("2026-11-20T10:00:00Z");

async function arrange() {
	const user = await makeUser(db);
	const { course, lessons } = await makeCourse(db, { modules: [[{ titles: { de: "Lektion" } }]] });
	await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const lessonId = lessons[0]?.id ?? 0;
	const inLanguage = (language: string) =>
		and(eq(lessonTranslations.lessonId, lessonId), eq(lessonTranslations.language, language));
	const recall = [{ id: "why", prompt: "Why?", answer: "So." }];
	await db.update(lessonTranslations).set({ recall, bodyHtml: "<p>Text</p>" }).where(inLanguage("en"));
	const german = (words: { bodyHtml: string | null; recall: typeof recall }) =>
		db.update(lessonTranslations).set(words).where(inLanguage("de"));
	const answer = (key: string, knew: boolean) => saveRecallAnswer(db, { userId: user.id, lessonId, key, knew, now });
	const page = async () =>
		findLessonPage(db, { lessonId, session: await makeSession(db, user.id), language: "de", now });
	const remembered = async ({ id }: { id: number }) => {
		const answers = recallAnswersColumn(lessonId);
		return (await db.select({ answers }).from(users).where(eq(users.id, id)))[0]?.answers;
	};
	return { user, lessonId, answer, remembered, german, page };
}

test("the latest answer to a recall question is remembered, for who gave it", async () => {
	const { user, answer, remembered, page } = await arrange();
	const other = await makeUser(db);

	await answer("why", false);
	await answer("why", true);

	expect(await remembered(user)).toEqual([{ key: "why", knew: true }]);
	expect(await remembered(other)).toEqual([]);
	expect((await page())?.recalled).toEqual([{ key: "why", knew: true }]);
});

test("a question that the lesson does not ask is not remembered", async () => {
	const { user, answer, remembered } = await arrange();

	expect(await answer("who", true)).toEqual([]);
	expect(await remembered(user)).toEqual([]);
});

test("of a lesson that opens later nothing is remembered before", async () => {
	const { user, lessonId, answer, remembered } = await arrange();
	const opensAt = (at: string) =>
		db
			.update(lessonRows)
			.set({ opens: { at, timeZone: "UTC" } })
			.where(eq(lessonRows.id, lessonId));
	await opensAt("2026-11-20T10:00:01.000Z");
	expect(await answer("why", true)).toEqual([]);
	expect(await remembered(user)).toEqual([]);

	await opensAt("2026-11-20T10:00:00.000Z");
	expect(await answer("why", true)).toEqual([{ key: "why" }]);
});

test("recall questions are asked in the language of the text", async () => {
	const { german, page } = await arrange();
	expect((await page())?.lesson.recall).toMatchObject([{ prompt: "Why?" }]);

	await german({ bodyHtml: "<p>Wörter</p>", recall: [{ id: "why", prompt: "Warum?", answer: "Darum." }] });

	expect((await page())?.lesson.recall).toMatchObject([{ prompt: "Warum?" }]);
});
