import { expect, test } from "vitest";
import { startSession } from "#app/features/people/auth/session/start-session.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { courseReviews } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { countCourse } from "./figures/count-course.server";
import { listCourseLearners } from "./learners/learners.repository.server";
import { LEARNERS_LIST } from "./learners/learners-query";
import type { Owner } from "./own-courses.repository.server";
import { findCounted, listOutline, listPrompts, listTaughtCourses } from "./taught-courses.repository.server";

const now = new Date(MADE_AT.getTime() + 40 * DAY_MS);
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const language = "en" as const;

async function makeClass() {
	const instructor = await makeUser(db, { role: "instructor", name: "Ingrid" });
	const { course, lessons } = await makeCourse(db, { instructorId: instructor.id, titles: { de: "Kurs" } });
	for (const [status, days] of [
		["completed", 35],
		["in_progress", 3],
		["active", 1],
		["refunded", 40],
		["active", 20],
		["completed", 2],
	] as const) {
		const user = await makeUser(db);
		const completedAt = status === "completed" ? daysAgo(days) : null;
		await makeEnrollment(db, {
			userId: user.id,
			courseId: course.id,
			status,
			completedAt,
			createdAt: daysAgo(days + 1),
			lastActivityAt: daysAgo(days),
		});
	}
	return { instructor, course, lessons };
}

const review = async (courseId: number, body: string | null, days: number, answeredAt: Date | null = null) => {
	const { id: userId } = await makeUser(db);
	await db
		.insert(courseReviews)
		.values({ courseId, userId, stars: 4, body, language, createdAt: daysAgo(days), answeredAt });
};

test("an instructor sees the figures of own courses only, once they are counted", async () => {
	const { instructor, course } = await makeClass();
	await makeClass();
	const taught = () => listTaughtCourses(db, { owner: { instructorId: instructor.id }, language: "de" });
	expect(await taught()).toEqual([
		expect.objectContaining({ id: course.id, title: "Kurs", enrollmentCount: 6, countedAt: null, active: null }),
	]);

	await countCourse(db, { courseId: course.id, now });
	expect(await taught()).toEqual([
		expect.objectContaining({
			teacher: "Ingrid",
			countedAt: now,
			active: 4,
			joinedRecent: 4,
			joinedEarlier: 2,
			completed: 2,
			completedRecent: 1,
			completedEarlier: 1,
			medianHours: null,
		}),
	]);
});

test("reviews in words that nobody has answered wait, the oldest is named", async () => {
	const { instructor, course } = await makeClass();
	await review(course.id, "First", 9);
	await review(course.id, "Second", 3);
	await review(course.id, null, 20);
	await review(course.id, "Answered", 30, now);

	const [own] = await listTaughtCourses(db, { owner: { instructorId: instructor.id }, language });
	expect(own).toMatchObject({ waitingReviews: 2, waitingSince: daysAgo(9) });
});

test("known by their session, an instructor sees own courses only, an admin all, and nobody none", async () => {
	const { instructor, course } = await makeClass();
	const other = await makeClass();
	const admin = await makeUser(db, { role: "admin" });
	const sessionOf = async ({ id }: { id: number }, role: "instructor" | "admin"): Promise<Owner> => {
		const opened = { userId: id, role, userAgent: null, country: null, now: new Date() };
		const { write, session } = await startSession(db, opened);
		await write;
		return { session: await hashSecret(session.cookie) };
	};
	const ids = async (owner: Owner) => (await listTaughtCourses(db, { owner, language })).map(({ id }) => id);

	const own = await sessionOf(instructor, "instructor");
	expect(await ids(own)).toEqual([course.id]);
	expect(await ids(await sessionOf(admin, "admin"))).toEqual(await ids({ instructorId: null }));
	expect(await ids({ session: "" })).toEqual([]);

	await countCourse(db, { courseId: other.course.id, now });
	const foreign = { owner: own, courseId: other.course.id, language };
	expect(await findCounted(db, foreign)).toEqual([]);
	expect(await listOutline(db, foreign)).toEqual([]);
	expect(await listPrompts(db, foreign)).toEqual([]);
	const query = LEARNERS_LIST.parse(new URLSearchParams({ course: String(other.course.id) }));
	expect(await listCourseLearners(db, { ...own, query })).toEqual([]);
	expect(await listOutline(db, { ...foreign, owner: { instructorId: null } })).toHaveLength(2);
});

test.each([{ instructorId: 1 }, { instructorId: null }, { session: "x" }])(
	"no statement for owner %j reads a growing table from end to end",
	async (owner) => {
		for (const courseId of [null, 1]) {
			const of = { owner, courseId, language };
			for (const statement of [
				listTaughtCourses(db, of),
				findCounted(db, of),
				listOutline(db, of),
				listPrompts(db, of),
			]) {
				await expectNoScan(statement);
				await expectDistinctColumns(statement);
			}
		}
	},
);
