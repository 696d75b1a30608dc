import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listOtherTeachers, transferCourse } from "#app/features/learning/authoring/publishing/give-course.server.ts";
import {
	courseHandedOverMail,
	courseReceivedMail,
} from "#app/features/learning/authoring/publishing/hand-over-mails.server.ts";
import { requestDeletion } from "#app/features/people/privacy/deletion/ask-deletion.server.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { auditEntries, courses, courseTranslations, outbox, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";

const now = new Date("2026-11-20T12:00:00Z");
const origin = "https://school.example";
const when = { requestId: "r", now, origin };
let admin = 0;

beforeAll(async () => {
	admin = (await makeUser(db, { role: "admin", emailVerifiedAt: now })).id;
});

const teacher = async (given: Partial<typeof users.$inferInsert> = {}) =>
	(await makeUser(db, { role: "instructor", emailVerifiedAt: now, ...given })).id;
const teacherOf = async (id: number) => (await db.select().from(courses).where(eq(courses.id, id)))[0]?.instructorId;
const mailsAbout = async (courseId: number) =>
	(await db.select().from(outbox).where(eq(outbox.kind, "mail.send")))
		.map(({ payload }) => payload as { mail: string; userId: number; courseId?: number })
		.filter((payload) => payload.courseId === courseId)
		.map(({ mail, userId }) => `${mail} ${userId}`)
		.sort();
const deedsTo = (id: number) =>
	db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, String(id)));

test("a course goes to another instructor with its words as they were, and its former one may end the account", async () => {
	const [from, to] = [await teacher(), await teacher()];
	const courseId = (await makeCourse(db, { instructorId: from })).course.id;
	const words = () => db.select().from(courseTranslations).where(eq(courseTranslations.courseId, courseId));
	const before = await words();
	const end = () =>
		requestDeletion(db, { userId: from, ...when, personalData: PERSONAL_DATA, cancelMembership: async () => {} });
	expect(await end()).toEqual({ ok: false, reason: "teachesCourses" });

	expect(await transferCourse(db, { actorId: admin, courseId, from, to, ...when })).toMatchObject({ ok: true });
	expect(await teacherOf(courseId)).toBe(to);
	expect(await words()).toEqual(before);
	expect(await deedsTo(from)).toMatchObject([
		{
			deed: "people.giveCourse",
			actorId: admin,
			before: { courseId, instructorId: from },
			after: { courseId, instructorId: to },
		},
	]);
	expect(await end()).toMatchObject({ ok: true });
});

test("an admin takes it for the school; whoever is not confirmed, suspended, about to go or no instructor does not", async () => {
	const from = await teacher();
	const courseId = (await makeCourse(db, { instructorId: from })).course.id;
	const give = (to: number) => transferCourse(db, { actorId: admin, courseId, from, to, ...when });
	const others = [
		await teacher({ emailVerifiedAt: null }),
		await teacher({ suspendedAt: now }),
		await teacher({ endsAt: now }),
		await teacher({ role: "student" }),
		999_999,
	];
	for (const to of others) expect(await give(to)).toEqual({ ok: false, reason: "noTeacher" });
	expect(await mailsAbout(courseId)).toEqual([]);
	const offered = (await listOtherTeachers(db, from, now)).map(({ id }) => id);
	expect(offered).toContain(admin);
	expect(offered.filter((id) => others.includes(id) || id === from)).toEqual([]);
	expect(await deedsTo(from)).toEqual([]);

	expect(await give(admin)).toMatchObject({ ok: true });
	expect(await teacherOf(courseId)).toBe(admin);
	expect(await listOtherTeachers(db, from, now)).toEqual([]);
});

test("of several who give it to different people at once one does; whose right was taken gives nothing", async () => {
	const from = await teacher();
	const next = [await teacher(), await teacher(), await teacher()];
	const courseId = (await makeCourse(db, { instructorId: from })).course.id;
	const thief = (await makeUser(db, { role: "admin", capabilities: ["content"] })).id;
	const [to = 0] = next;
	expect(await transferCourse(db, { actorId: thief, courseId, from, to, ...when })).toEqual({
		ok: false,
		reason: "changed",
	});

	const outcomes = await Promise.all(
		next.map((one) => transferCourse(db, { actorId: admin, courseId, from, to: one, ...when })),
	);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.filter((one) => !one.ok && one.reason === "changed")).toHaveLength(2);
	const winner = next[outcomes.findIndex(({ ok }) => ok)] ?? 0;
	expect(await teacherOf(courseId)).toBe(winner);
	expect(await mailsAbout(courseId)).toEqual([`courseHandedOver ${from}`, `courseReceived ${winner}`]);
	expect(await deedsTo(from)).toHaveLength(1);
});

test("both are written to in their own language, and nobody about what has changed back", async () => {
	const [from, to] = [await teacher({ language: "de" }), await teacher({ language: "fr" })];
	const courseId = (await makeCourse(db, { instructorId: from })).course.id;
	const texts = { shortDescription: "", description: "", descriptionHtml: "", outcomes: [] };
	await db.insert(courseTranslations).values({ courseId, language: "de", title: "Verträge", ...texts });
	await transferCourse(db, { actorId: admin, courseId, from, to, ...when });

	const about = (userId: number) => ({ userId, courseId, language: null, origin, askedAt: now, now });
	expect(await courseReceivedMail.compose(db, about(to))).toMatchObject({
		language: "fr",
		values: { link: `${origin}/instructor-dashboard`, help: `${origin}/fr/help/contact` },
	});
	expect(await courseHandedOverMail.compose(db, about(from))).toMatchObject({
		language: "de",
		values: { course: "Verträge" },
	});
	expect([
		await courseReceivedMail.compose(db, about(from)),
		await courseHandedOverMail.compose(db, about(to)),
	]).toEqual([null, null]);

	await transferCourse(db, { actorId: admin, courseId, from: to, to: admin, ...when });
	expect(await courseReceivedMail.compose(db, about(to))).toBeNull();
	expect(await courseReceivedMail.compose(db, about(admin))).toMatchObject({
		values: { link: `${origin}/en/courses/${courseId}` },
	});
	await db.delete(users).where(eq(users.id, from));
	expect(await courseHandedOverMail.compose(db, about(from))).toBeNull();
});

test("those who may be given a course are found by an index", async () => {
	await expectNoScan(listOtherTeachers(db, admin, now));
	await expectDistinctColumns(listOtherTeachers(db, admin, now));
});
