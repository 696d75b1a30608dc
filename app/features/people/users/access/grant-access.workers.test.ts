import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { enrollments, entitlements, outbox, sessions } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeSession, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { listCoursesToGive, listEnrollmentsOf, listRightsOf, listTicketsOf } from "../person/person.repository.server";
import { personData } from "../person/person-data.server";
import { grantAccess } from "./grant-access.server";

const now = new Date("2026-11-20T12:00:00Z");
const when = { requestId: "r", origin: "https://school.example", now };
let admin = 0;
let courseId = 0;

beforeAll(async () => {
	admin = (await makeUser(db, { role: "admin" })).id;
	courseId = (await makeCourse(db)).course.id;
});

const mailsTo = async (userId: number) =>
	(await db.select().from(outbox))
		.filter(({ payload }) => payload.userId === userId)
		.map(({ payload }) => payload.mail)
		.sort();
const rowsOf = (userId: number) => db.select().from(entitlements).where(eq(entitlements.userId, userId));
const opens = async (userId: number, at = now) =>
	canAccess(await listEntitlements(db, { userId, courseId }), { kind: "course", courseId }, at).open;

test("a course that is given opens it until its end; given again at once only the end changes", async () => {
	const { id: userId } = await makeUser(db);
	const until = new Date("2026-12-01T00:00:00Z");
	const give = (end: Date | null) =>
		grantAccess(db, {
			actorId: admin,
			userId,
			thing: { kind: "course", courseId },
			until: end && { day: "2026-11-30", endsAt: end },
			...when,
		});

	const outcomes = await Promise.all([give(until), give(until), give(until)]);
	expect(outcomes.map((one) => one.ok && one.did).sort()).toEqual(["given", "unchanged", "unchanged"]);
	expect(await mailsTo(userId)).toEqual(["accessEnding", "accessGiven"]);
	expect(await rowsOf(userId)).toHaveLength(1);
	expect([await opens(userId), await opens(userId, until)]).toEqual([true, false]);

	await give(null);
	expect(await opens(userId, until)).toBe(true);
	expect(await mailsTo(userId)).toEqual(["accessEnding", "accessExtended", "accessGiven"]);
});

test("who is given a course is enrolled in it, once, and goes on where the learning had ended, still signed in", async () => {
	const { id: userId } = await makeUser(db);
	const give = () =>
		grantAccess(db, { actorId: admin, userId, thing: { kind: "course", courseId }, until: null, ...when });
	const enrolled = () => db.select().from(enrollments).where(eq(enrollments.userId, userId));
	await Promise.all([give(), give()]);
	expect(await enrolled()).toMatchObject([{ courseId, source: "grant", status: "enrolled" }]);

	const { id: former } = await makeUser(db);
	await makeEnrollment(db, { userId: former, courseId, status: "expired" });
	await makeSession(db, former);
	await grantAccess(db, { actorId: admin, userId: former, thing: { kind: "all" }, until: null, ...when });
	expect(await db.select().from(sessions).where(eq(sessions.userId, former))).toHaveLength(1);
	const [row] = await db.select().from(enrollments).where(eq(enrollments.userId, former));
	expect(row?.status).toBe("enrolled");
});

test("nobody gives without the right, nor what is not there", async () => {
	const { id: userId } = await makeUser(db);
	const helper = await makeUser(db, { role: "admin", capabilities: ["support"] });
	const give = (actorId: number, given: { userId: number; courseId: number }) =>
		grantAccess(db, {
			actorId,
			userId: given.userId,
			until: null,
			...when,
			thing: { kind: "course", courseId: given.courseId },
		});
	expect(await give(helper.id, { userId, courseId })).toEqual({ ok: false, reason: "changed" });
	expect(await give(admin, { userId, courseId: 999_999 })).toEqual({ ok: false, reason: "courseGone" });
	expect(await give(admin, { userId: 999_999, courseId })).toEqual({ ok: false, reason: "gone" });
	expect(await rowsOf(userId)).toEqual([]);
});

test("the page of a person tells what was done, and reads no growing table from end to end", async () => {
	const { id: userId } = await makeUser(db);
	await grantAccess(db, { actorId: admin, userId, thing: { kind: "all" }, until: null, ...when });
	const formats = formatsFor({ language: "de", timeZone: "UTC" });
	const data = await personData(db, { id: userId, language: "de", formats, now, seesMoney: false });
	expect(data?.deeds).toMatchObject([
		{
			deed: "people.grant",
			sentence: expect.stringMatching(/Zugang gegeben$/),
			changes: [{ field: "kind", from: null, to: "alle" }],
		},
	]);
	expect(data?.rights).toMatchObject([{ thingKind: "all", state: "open", until: null }]);
	expect(await personData(db, { id: 999_999, language: "de", formats, now, seesMoney: false })).toBeNull();

	const statements = [
		listEnrollmentsOf(db, userId, "de"),
		listRightsOf(db, userId, "de"),
		listTicketsOf(db, userId),
		listCoursesToGive(db, "de"),
	];
	for (const statement of statements) {
		await expectNoScan(statement);
		await expectDistinctColumns(statement);
	}
});
