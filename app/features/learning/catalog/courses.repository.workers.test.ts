import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inBatch } from "#db/in-batch.server.ts";
import { courseReviews, courseReviewTranslations, courseTranslations } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { findFirstLesson, listLessonSummaries, listLessons, listModules } from "./course/curriculum.repository.server";
import { findCourse, listCourses, listFirstCourses, listNextCourses } from "./courses.repository.server";
import { platformStats } from "./platform-stats.server";
import { countReviewsByStars, listReviews } from "./reviews/reviews.repository.server";

const shown = async (id: number, language: "en" | "de") => {
	const [found] = await db.batch([listCourses(db, language)]);
	return found.find((course) => course.id === id);
};

describe("the words of a course", () => {
	test("come in the asked language, field by field, and in English where that is missing", async () => {
		const { course } = await makeCourse(db, { titles: { de: "Kurs" } });
		await db.update(courseTranslations).set({ shortDescription: "" }).where(eq(courseTranslations.language, "de"));

		expect(await shown(course.id, "de")).toMatchObject({
			title: "Kurs",
			titleInEnglish: false,
			shortDescription: "Short.",
			shortDescriptionInEnglish: true,
			outcomes: [],
			description: "",
		});
		expect(await shown(course.id, "en")).toMatchObject({ titleInEnglish: false, shortDescriptionInEnglish: false });
	});

	test("come with outcomes and description while searching", async () => {
		const { course } = await makeCourse(db);
		const [found] = await db.batch([listCourses(db, "fr", { forSearch: true })]);

		expect(found.find(({ id }) => id === course.id)).toMatchObject({
			description: "Long.",
			outcomes: ["Do"],
			titleInEnglish: true,
		});
	});

	test("come with the instructor on the course's own page", async () => {
		const teacher = await makeUser(db, { role: "instructor", name: "Ada", headline: "Appraiser" });
		const { course } = await makeCourse(db, { instructorId: teacher.id, publishedAt: null });
		const [found] = await db.batch([findCourse(db, course.id, "de")]);

		expect(found).toHaveLength(1);
		expect(found[0]).toMatchObject({
			id: course.id,
			instructorId: teacher.id,
			instructorName: "Ada",
			instructorHeadline: "Appraiser",
			descriptionHtml: "<p>Long.</p>",
			descriptionInEnglish: true,
			publishedAt: null,
		});
	});
});

test("only published courses are listed, in recommended order", async () => {
	const hidden = await makeCourse(db, { publishedAt: null });
	const last = await makeCourse(db, { position: 9002 });
	const first = await makeCourse(db, { position: 9001 });
	const ids = (await listCourses(db, "en")).map(({ id }) => id);

	expect(ids).not.toContain(hidden.course.id);
	expect(ids.slice(-2)).toEqual([first.course.id, last.course.id]);
	expect(await listFirstCourses(db, "en", 2)).toHaveLength(2);
});

test("after a course come the next ones, and after the last the first, but never the course itself", async () => {
	const hidden = await makeCourse(db, { publishedAt: null, position: 9101 });
	const last = await makeCourse(db, { position: 9103 });
	const one = await makeCourse(db, { position: 9102 });
	const after = async (id: number, limit: number) => (await listNextCourses(db, "en", id, limit)).map(({ id }) => id);
	const [first, second] = await listFirstCourses(db, "en", 2);

	expect(await after(one.course.id, 2)).toEqual([last.course.id, first?.id]);
	expect(await after(last.course.id, 2)).toEqual([first?.id, second?.id]);
	expect(await after(hidden.course.id, 2)).toEqual([one.course.id, last.course.id]);
	expect(await after(first?.id ?? 0, 1)).toEqual([second?.id]);
	expect(await after(last.course.id, 200)).not.toContain(last.course.id);
});

test("the curriculum is in reading order and has no content", async () => {
	const { course, lessons } = await makeCourse(db, { modules: [[{ freePreview: true }, {}], [{ type: "quiz" }]] });
	const { modules, found, first } = await inBatch(db, {
		modules: listModules(db, course.id, "zh"),
		found: listLessons(db, course.id, "zh"),
		first: findFirstLesson(db, course.id),
	});

	expect(modules.map(({ title, titleInEnglish }) => [title, titleInEnglish])).toEqual([
		["Module 1", true],
		["Module 2", true],
	]);
	expect(found.map(({ id }) => id)).toEqual(lessons.map(({ id }) => id));
	expect(JSON.stringify(found)).not.toContain("Body");
	expect(first).toEqual([{ id: lessons[0]?.id }]);
});

test("reviews with words are shown newest first, all are counted by stars", async () => {
	const { course } = await makeCourse(db);
	for (const [age, stars, body] of [
		[3, 5, "Clear."],
		[2, 5, null],
		[1, 4, "Useful."],
	] as const) {
		const { id: userId } = await makeUser(db);
		const createdAt = new Date(MADE_AT.getTime() - age * 1000);
		await db.insert(courseReviews).values({ courseId: course.id, userId, stars, body, language: "en", createdAt });
	}
	const [latest] = await listReviews(db, course.id, "de");
	await db.insert(courseReviewTranslations).values({ reviewId: latest?.id ?? 0, language: "de", body: "Nützlich." });
	const [reviews, counts] = await db.batch([listReviews(db, course.id, "de"), countReviewsByStars(db, course.id)]);

	expect(reviews.map(({ body }) => body)).toEqual(["Useful.", "Clear."]);
	expect(reviews.map(({ translation }) => translation)).toEqual(["Nützlich.", null]);
	expect(counts).toContainEqual({ stars: 5, reviews: 2 });
	expect(await shown(course.id, "en")).toMatchObject({ ratingSum: 14, ratingCount: 3 });
});

test("the figures of the school are whole numbers", async () => {
	const stats = await platformStats(db);

	expect(stats.totalCourses).toBeGreaterThan(0);
	expect(Object.values(stats).every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
});

test("no statement scans a growing table or returns two columns of one name", async () => {
	const statements = [
		listCourses(db, "de", { forSearch: true }),
		listNextCourses(db, "de", 1, 2),
		listFirstCourses(db, "de", 3),
		findCourse(db, 1, "de"),
		listModules(db, 1, "de"),
		listLessons(db, 1, "de"),
		findFirstLesson(db, 1),
		listReviews(db, 1, "de"),
		listLessonSummaries(db, 1, "de"),
		countReviewsByStars(db, 1),
	];
	for (const statement of statements) {
		await expectNoScan(statement);
		await expectDistinctColumns(statement);
	}
});
