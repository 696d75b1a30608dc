import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { readKey, toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { courseReviews } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { reviewToAnswerMail } from "./review-to-answer-mail.server";
import { findOwnReview, listOwnCourseNames, listOwnReviews } from "./reviews.repository.server";
import { REVIEWS_LIST } from "./reviews-query";
import { listReviewsToTell } from "./reviews-to-tell.repository.server";

const language = "en" as const;
const asked = (search: string) => REVIEWS_LIST.parse(new URLSearchParams(search));

async function makeReviewed() {
	const instructor = await makeUser(db, { role: "instructor" });
	const owner = { instructorId: instructor.id };
	const made = await Promise.all([0, 1].map(() => makeCourse(db, { instructorId: instructor.id })));
	const [one, other] = made.map(({ course }) => course.id) as [number, number];
	const write = async (courseId: number, body: string | null, days: number, answer: string | null = null) => {
		const { id: userId } = await makeUser(db, { name: `Writer ${days}` });
		const createdAt = new Date(MADE_AT.getTime() + days * DAY_MS);
		const answered =
			answer === null ? {} : { answer, answerLanguage: "de", answeredBy: instructor.id, answeredAt: createdAt };
		const [row] = await db
			.insert(courseReviews)
			.values({ courseId, userId, stars: 4, body, language, createdAt, ...answered })
			.returning({ id: courseReviews.id });
		return row?.id ?? 0;
	};
	const ids = [
		await write(one, "a", 1),
		await write(other, "b", 2, "Danke"),
		await write(one, "c", 3),
		await write(one, null, 4),
		await write(other, "d", 5),
	];
	return { instructor, owner, one, other, ids };
}

test("reviews in words of all own courses, newest first, narrowed by course and answer", async () => {
	const { owner, other } = await makeReviewed();
	await makeReviewed();
	const bodies = async (search: string) =>
		(await listOwnReviews(db, { owner, language, query: asked(search), limit: 20 })).map(({ body }) => body);

	expect(await bodies("")).toEqual(["d", "c", "b", "a"]);
	expect(await bodies("sort=written")).toEqual(["a", "b", "c", "d"]);
	expect(await bodies("state=waiting")).toEqual(["d", "c", "a"]);
	expect(await bodies("state=answered")).toEqual(["b"]);
	expect(await bodies(`course=${other}`)).toEqual(["d", "b"]);
	expect(await bodies("course=0")).toEqual([]);
});

test("pages follow each other without leaving one out, forwards and backwards", async () => {
	const { owner } = await makeReviewed();
	const page = async (search: string) => {
		const query = asked(search);
		const found = await listOwnReviews(db, { owner, language, query, limit: 3 });
		return toCursorPage(found, {
			size: 2,
			cursor: query.page,
			keyOf: ({ createdAt, id }) => [createdAt.getTime(), id],
		});
	};
	const first = await page("");
	expect([first.rows.map(({ body }) => body), first.previous]).toEqual([["d", "c"], null]);
	const second = await page(`after=${first.next?.key}`);
	expect([second.rows.map(({ body }) => body), second.next]).toEqual([["b", "a"], null]);
	const back = await page(`before=${second.previous?.key}`);
	expect(back.rows.map(({ body }) => body)).toEqual(["d", "c"]);
	expect(readKey(second.previous, ["number", "number"])).toHaveLength(2);
});

test("one review with its answer; another instructor's is not found", async () => {
	const { instructor, owner, ids } = await makeReviewed();
	const foreign = await makeReviewed();

	const [found] = await findOwnReview(db, { owner, language, reviewId: ids[1] ?? 0 });
	expect(found).toMatchObject({ body: "b", answer: "Danke", answerLanguage: "de", answeredBy: instructor.name });
	expect(found?.createdAt).toEqual(new Date(MADE_AT.getTime() + 2 * DAY_MS));
	expect(await findOwnReview(db, { owner, language, reviewId: foreign.ids[0] ?? 0 })).toEqual([]);
	expect(await findOwnReview(db, { owner: { session: "" }, language, reviewId: ids[1] ?? 0 })).toEqual([]);
});

test("an instructor is told of a review that waits, and of none that is answered or another's", async () => {
	const { instructor, ids } = await makeReviewed();
	const other = await makeReviewed();
	const [waiting = 0, answered = 0] = ids;
	const among = sql`(select value from json_each(${JSON.stringify([waiting, answered, ...other.ids])}))`;
	const told = await listReviewsToTell(db, { userId: instructor.id, language, reviewIds: among });
	expect(told.map(({ id }) => id)).toEqual([waiting]);

	const occasion = { language, origin: "https://school.example", askedAt: MADE_AT, now: MADE_AT };
	const compose = (userId: number, reviewId: number) =>
		reviewToAnswerMail.compose(db, { ...occasion, userId, reviewId });
	expect(await compose(instructor.id, waiting)).toMatchObject({
		to: instructor.email,
		values: { review: "a", link: `https://school.example/instructor-dashboard/reviews/${waiting}` },
	});
	expect(await compose(instructor.id, answered)).toBeNull();
	expect(await compose(other.instructor.id, waiting)).toBeNull();
});

test("no statement reads a growing table from end to end", async () => {
	for (const owner of [{ instructorId: 1 }, { instructorId: null }, { session: "x" }]) {
		const statements = [
			...["", "sort=written&after=5.5", "state=waiting&course=1", "state=answered&before=5.5"].map((search) =>
				listOwnReviews(db, { owner, language, query: asked(search), limit: 21 }),
			),
			findOwnReview(db, { owner, language, reviewId: 1 }),
			listOwnCourseNames(db, { owner, language }),
			listReviewsToTell(db, { userId: 1, language, reviewIds: sql`(select 1)` }),
		];
		for (const statement of statements) {
			await expectNoScan(statement);
			await expectDistinctColumns(statement);
		}
	}
});
