import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listAnswerKeys, listFirstAttempts } from "#app/features/learning/quizzes/face.server.ts";
import { courseRevenueStatements } from "#app/features/money/orders/face.server.ts";
import { DAY_MS, HOUR_MS } from "#app/shared/durations.ts";
import {
	courseFigures,
	courses,
	enrollments,
	lessonProgress,
	orders,
	quizAttempts,
	refunds,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { countCourse } from "./count-course.server";
import { countFigures } from "./count-figures.server";
import { countedPeriods } from "./course-figures";
import { enrollmentStatements, listUncountedCourses } from "./course-figures.repository.server";

const now = new Date(MADE_AT.getTime() + 30 * DAY_MS);
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

async function enroll(courseId: number, opened: number[], more: Partial<typeof enrollments.$inferInsert> = {}) {
	const { id: userId } = await makeUser(db);
	const enrollment = await makeEnrollment(db, {
		userId,
		courseId,
		status: "in_progress",
		createdAt: daysAgo(25),
		lastActivityAt: daysAgo(20),
		...more,
	});
	for (const lessonId of opened) {
		await db
			.insert(lessonProgress)
			.values({ enrollmentId: enrollment.id, lessonId, openedAt: daysAgo(20), lastSeenAt: daysAgo(20) });
	}
	return enrollment;
}

const figuresOf = async (courseId: number) =>
	(await db.select().from(courseFigures).where(eq(courseFigures.courseId, courseId)))[0];

test("lessons are counted by how far people came, finishers to the end, those still active as going on", async () => {
	const { course, lessons } = await makeCourse(db);
	const [first = 0, second = 0] = lessons.map(({ id }) => id);
	await enroll(course.id, [first]);
	await enroll(course.id, [second]);
	await enroll(course.id, [first], { lastActivityAt: daysAgo(1) });
	await enroll(course.id, [first], { status: "completed", completedAt: daysAgo(3) });
	await enroll(course.id, []);

	await countCourse(db, { courseId: course.id, now });

	expect(await figuresOf(course.id)).toMatchObject({
		countedAt: now,
		reached: 4,
		finished: 1,
		lessons: [
			{ lessonId: first, opened: 4, stopped: 1 },
			{ lessonId: second, opened: 2, stopped: 1 },
		],
	});
});

test("the median time to finish, and new learners by week", async () => {
	const { course } = await makeCourse(db);
	for (const hours of [10, 20, 30, 40, 500]) {
		const createdAt = daysAgo(25);
		const completedAt = new Date(createdAt.getTime() + hours * HOUR_MS);
		await enroll(course.id, [], { status: "completed", createdAt, completedAt });
	}
	await countCourse(db, { courseId: course.id, now });

	const figures = await figuresOf(course.id);
	expect(figures).toMatchObject({ medianHours: 30, completed: 5, completedRecent: 5, joinedRecent: 5 });
	expect(figures?.weeks.at(-4)).toBe(5);
});

test("questions are marked by first attempts alone", async () => {
	const single = { type: "single", option: "a" } as const;
	const { course, lessons } = await makeCourse(db, {
		modules: [[{ type: "quiz", questions: [{ key: "q", answerKey: single }] }]],
	});
	const lessonId = lessons[0]?.id ?? 0;
	for (const [at, option] of ["a", "b", "b"].entries()) {
		const { id: enrollmentId } = await enroll(course.id, [lessonId]);
		for (const number of [1, 2]) {
			const answers = { q: number === 1 ? option : "a" };
			const stored = { lessonId, enrollmentId, number, score: 0, passed: false, answers, submittedAt: daysAgo(at) };
			await db.insert(quizAttempts).values({ id: crypto.randomUUID(), ...stored });
		}
	}
	await countCourse(db, { courseId: course.id, now });

	expect((await figuresOf(course.id))?.questions).toEqual([
		expect.objectContaining({ tries: 3, right: 1, discrimination: null }),
	]);
});

test("revenue is what was paid for the course less what went back, by currency", async () => {
	const { course } = await makeCourse(db);
	const { id: userId } = await makeUser(db);
	const sell = async (id: string, given: Partial<typeof orders.$inferInsert> = {}) =>
		db.insert(orders).values({
			id,
			userId,
			kind: "course",
			thingId: course.id,
			title: "Course",
			language: "en",
			state: "paid",
			currency: "USD",
			listMinor: 10_000,
			netMinor: 10_000,
			taxMinor: 2_000,
			totalMinor: 12_000,
			gateway: "sandbox",
			isTest: true,
			createdAt: daysAgo(10),
			changedAt: daysAgo(10),
			expiresAt: daysAgo(9),
			paidAt: daysAgo(10),
			...given,
		});
	const key = crypto.randomUUID();
	await sell(`${key}-a`);
	await sell(`${key}-b`, { paidAt: daysAgo(40) });
	await sell(`${key}-c`, { currency: "EUR" });
	await sell(`${key}-d`, { state: "failed", paidAt: null });
	await sell(`${key}-e`, { kind: "plan", interval: "month" });
	await db.insert(refunds).values({
		id: `${key}-r`,
		orderId: `${key}-b`,
		userId,
		kind: "goodwill",
		state: "succeeded",
		currency: "USD",
		amountMinor: 6_000,
		netMinor: 5_000,
		taxMinor: 1_000,
		requestedAt: daysAgo(5),
		succeededAt: daysAgo(4),
		changedAt: daysAgo(4),
	});
	await countCourse(db, { courseId: course.id, now });

	const revenue = (await figuresOf(course.id))?.revenue ?? [];
	expect(revenue.find(({ currency }) => currency === "USD")).toEqual({
		currency: "USD",
		isTest: true,
		sales: 2,
		netMinor: 15_000,
		recentMinor: 5_000,
		earlierMinor: 10_000,
	});
	expect(revenue.find(({ currency }) => currency === "EUR")).toMatchObject({ sales: 1, netMinor: 10_000 });
});

describe("a course is due", () => {
	const isDue = async (courseId: number, at: Date) =>
		(await listUncountedCourses(db, at, 10_000)).some((due) => due.courseId === courseId);
	const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

	test("until it is counted, then after ten minutes if something has happened since, and after a day anyway", async () => {
		const { course } = await makeCourse(db);
		const enrollment = await enroll(course.id, []);
		expect(await isDue(course.id, now)).toBe(true);

		await countCourse(db, { courseId: course.id, now });
		expect([await isDue(course.id, later(11)), await isDue(course.id, later(24 * 60 + 1))]).toEqual([false, true]);

		await db
			.update(enrollments)
			.set({ lastActivityAt: later(1) })
			.where(eq(enrollments.id, enrollment.id));
		expect([await isDue(course.id, later(9)), await isDue(course.id, later(11))]).toEqual([false, true]);

		await db.update(courses).set({ enrollmentCount: 2_001 }).where(eq(courses.id, course.id));
		expect([await isDue(course.id, later(60)), await isDue(course.id, later(6 * 60 + 1))]).toEqual([false, true]);
	});

	test("the scheduled job counts what is due, and finds nothing to do right after", async () => {
		const { course } = await makeCourse(db);
		while ((await countFigures.work(db, now)) > 0);
		expect(await figuresOf(course.id)).toMatchObject({ countedAt: now, reached: 0 });
		expect(await countFigures.work(db, now)).toBe(0);
	});
});

test("no statement reads a growing table from end to end", async () => {
	const periods = countedPeriods(now);
	const statements = {
		...enrollmentStatements(db, { courseId: 1, now, periods }),
		...courseRevenueStatements(db, { courseId: 1, ...periods }),
		keys: listAnswerKeys(db, 1),
		attempts: listFirstAttempts(db, 1),
		due: listUncountedCourses(db, now, 10),
	};
	for (const statement of Object.values(statements)) {
		await expectNoScan(statement);
		await expectDistinctColumns(statement);
	}
});
