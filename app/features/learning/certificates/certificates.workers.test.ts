import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { auditEntries, certificateKeys, certificates, outbox, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { expectNoScan, explainPlan } from "#tests/query-plan.ts";
import { findCertificate, findStatusSlots } from "./certificates.repository.server";
import { findStatusList } from "./credential/status-lists.repository.server";
import { changePrintedName } from "./holder/change-printed-name.server";
import { requestReissue } from "./holder/issue-again.server";
import {
	findEnrollmentOf,
	findOwnCertificate,
	findPrintedName,
	listOwnCertificates,
	listUncertified,
	savePrintedName,
} from "./holder/own-certificates.repository.server";
import { enqueueForCourse, enqueueForUser, listNextEnrollments } from "./issue/backfill.repository.server";
import {
	enqueueHeldTaughtBy,
	enqueueNameNeeded,
	enqueueSomeHeld,
	findHeld,
	findHeldNaming,
	listHeld,
} from "./issue/holds.repository.server";
import { countIssued, listIssued } from "./issued/issued.repository.server";
import { ISSUED_CERTIFICATES_LIST } from "./issued/issued-query";
import { revokeCertificate } from "./issued/revoke-certificate.server";
import { newSerial } from "./serial";
import { changeTemplate } from "./templates/change-template.server";

const now = new Date("2026-11-20T10:00:00Z");
const missingLetters = async () => [];
let userId = 0;
let courseId = 0;
let serial = "";
let place = 0;

beforeEach(async () => {
	userId = (await makeUser(db, { name: "Amara Okafor" })).id;
	courseId = (await makeCourse(db)).course.id;
	const done = { status: "completed" as const, progress: 100, completedAt: MADE_AT };
	await makeEnrollment(db, { userId, courseId, ...done });
	serial = newSerial();
	place += 1;
	await db.insert(certificateKeys).values({ id: "z6MkTest", firstUsedAt: now }).onConflictDoNothing();
	await db.insert(certificates).values({
		serial,
		userId,
		courseId,
		edition: 1,
		holderName: "Amara Okafor",
		courseTitle: "Course",
		language: "en",
		words: { heading: "", statement: "", note: "", signerName: "", signerRole: "" },
		facts: { topic: "analysis", lessonCounts: [2], lessons: 2, quizzes: 0, minutes: 20, score: null, teacher: "T" },
		completedAt: MADE_AT,
		issuedAt: MADE_AT,
		statusList: 1,
		statusIndex: place,
		credential: "{}",
		keyId: "z6MkTest",
	});
});

const deeds = (id: string | number) =>
	db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, String(id)));

test("of admins who withdraw a certificate at once one does, and the log has one entry", async () => {
	const withdraw = () => revokeCertificate(db, { serial, why: "mistake", actorId: userId, requestId: "r", now });
	const outcomes = await Promise.all(Array.from({ length: 8 }, withdraw));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await deeds(serial)).toHaveLength(1);
	expect((await findCertificate(db, serial))[0]).toMatchObject({ revokedWhy: "mistake", revokedAt: now });
});

test("a list says of a withdrawn certificate what it said, and its place stays taken, after the account has gone", async () => {
	await revokeCertificate(db, { serial, why: "mistake", actorId: userId, requestId: "r", now });
	const before = await findStatusList(db, 1);
	expect(before.revoked).toContain(place);
	await db.delete(users).where(eq(users.id, userId));
	expect(await findCertificate(db, serial)).toEqual([]);
	const after = await findStatusList(db, 1);
	expect({ ...after, revoked: after.revoked.toSorted() }).toEqual({ ...before, revoked: before.revoked.toSorted() });
	expect((await findStatusSlots(db, { drawn: [place, 131_071], perList: 65_536 })).taken).toEqual([place]);
});

test("a withdrawn certificate cannot be issued again, nor another's", async () => {
	const stranger = await makeUser(db);
	await savePrintedName(db, { userId, name: "Amara Obi", now });
	const again = (who: number) => requestReissue(db, { userId: who, serial, scale: 1, missingLetters, now });
	expect(await again(stranger.id)).toEqual({ ok: false, reason: "notFound" });
	expect(await again(userId)).toMatchObject({ ok: true });
	await revokeCertificate(db, { serial, why: "misconduct", actorId: userId, requestId: "r", now });
	expect(await again(userId)).toEqual({ ok: false, reason: "notFound" });
});

test("somebody can have certificates issued again five times a day", async () => {
	await savePrintedName(db, { userId, name: "Amara Obi", now });
	const outcomes = await Promise.all(
		Array.from({ length: 9 }, () => requestReissue(db, { userId, serial, scale: 1, missingLetters, now })),
	);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
	expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "tooOften" });
});

test("a printed name is saved, and one that cannot be printed is not", async () => {
	const change = (name: string, letters: string[]) =>
		changePrintedName(db, { userId, name, scale: 1, missingLetters: async () => letters, now });
	expect(await change("ش", ["ش"])).toEqual({ ok: false, reason: "letters", letters: ["ش"] });
	expect(await change("Amara Obi", [])).toEqual({ ok: true, jobIds: [] });
	expect(await findPrintedName(db, userId)).toEqual([{ name: "Amara Obi" }]);
});

test("a printed name is saved ten times a day; those after that are refused, until the next day", async () => {
	const outcomes = await Promise.all(
		Array.from({ length: 13 }, (_, at) =>
			changePrintedName(db, { userId, name: `Amara Obi ${at}`, scale: 1, missingLetters, now }),
		),
	);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
	expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "tooOften" });
	const nextDay = new Date(now.getTime() + 24 * 3_600_000);
	expect(
		await changePrintedName(db, { userId, name: "Amara Obi", scale: 1, missingLetters, now: nextDay }),
	).toMatchObject({ ok: true });
});

describe("a template", () => {
	const words = { heading: "H", statement: "", note: "", signerName: "", signerRole: "" };
	const change = (version: number, isGiven = true) =>
		changeTemplate(
			db,
			{ get: async () => null },
			{
				scope: courseId,
				actorId: userId,
				requestId: "r",
				missingLetters,
				now,
				template: { language: "en" as const, version, isGiven, ...words },
			},
		);

	test("is changed by one of those who saw the same version", async () => {
		for (const version of [0, 1]) {
			const outcomes = await Promise.all(Array.from({ length: 6 }, () => change(version)));
			expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		}
		expect(await deeds(courseId)).toHaveLength(2);
	});

	test("that begins to give certificates gives them to who finished before", async () => {
		const done = { status: "completed" as const, progress: 100, completedAt: MADE_AT };
		const later = await makeUser(db);
		const { id } = await makeEnrollment(db, { userId: later.id, courseId, ...done });
		const waiting = () =>
			db
				.select({ id: outbox.id })
				.from(outbox)
				.where(eq(outbox.payload, { enrollmentId: id }));
		await change(0, false);
		expect(await waiting()).toEqual([]);
		await change(1, true);
		expect(await waiting()).toHaveLength(1);
	});
});

describe("what is asked of D1", () => {
	const session = "hash";
	const query = (search: string) => ISSUED_CERTIFICATES_LIST.parse(new URLSearchParams(search));

	test("reads no growing table from end to end", async () => {
		const user = userOfSession(session);
		const needed = { userId, enrollmentId: 1, courseId, origin: "https://school.example", now };
		const asked = [
			findCertificate(db, serial),
			listOwnCertificates(db, user),
			findOwnCertificate(db, { userId: user, serial }),
			findPrintedName(db, user),
			listUncertified(db, { userId: user, language: "de" }),
			findEnrollmentOf(db, { userId, serial }),
			enqueueForUser(db, { userId, now }),
			enqueueForCourse(db, { courseId, now }),
			enqueueHeldTaughtBy(db, { userId, now }),
			enqueueNameNeeded(db, { mail: "nameNeeded", ...needed }),
			enqueueNameNeeded(db, { mail: "teacherNameNeeded", ...needed }),
			enqueueSomeHeld(db, { limit: 500, now }),
			listHeld(db, "de"),
			findHeld(db, 1, "de"),
			findHeldNaming(db, { userId, courseId, language: "de" }),
			listIssued(db, query(`q=${serial}`)),
			listIssued(db, query("q=amara")),
			countIssued(db, query("q=amara")),
		];
		for (const statement of asked) await expectNoScan(statement);
	});

	test("ends the reading of whole lists by an index, in both orders", async () => {
		for (const search of ["", "sort=issued", "state=revoked", "state=revoked&sort=issued"]) {
			const plan = (await explainPlan(listIssued(db, query(search)))).join("; ");
			expect([search, plan]).toEqual([
				search,
				expect.stringMatching(/USING INDEX certificates_(by_issued|revoked_by_issued)/),
			]);
			expect(plan).not.toContain("TEMP B-TREE");
		}
		expect(await listNextEnrollments(db, 1)).toHaveLength(1);
	});
});
