import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { enqueue, newJobId } from "#app/features/operations/jobs/enqueue.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import {
	auditEntries,
	certificateNames,
	certificates,
	certificateTemplates,
	enrollments,
	outbox,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import type { RevocationReason } from "../certificate-status";
import { requestReissue } from "../holder/issue-again.server";
import { issueAfterRevocation } from "../issued/issue-after-revocation.server";
import { findEnrollmentBehind, findFollower } from "../issued/issued.repository.server";
import { certificateReadyMail } from "./certificate-ready-mail.server";
import { issueCertificate } from "./issue-certificate.server";

const now = new Date("2026-11-20T10:00:00Z");
const MONTH_LATER = new Date("2026-12-20T10:00:00Z");
const ENDS = new Date("2027-02-20T10:00:00Z");
const missingLetters = async (name: string) => [...name].filter((letter) => /\p{Script=Arabic}/u.test(letter));
const handlers = {
	...IDLE_HANDLERS,
	"certificate.issue": issueCertificate({
		origin: "https://school.example",
		issuer: async () => ({ did: "did:web:school.example", keyId: "z6MkTest", sign: async (it) => JSON.stringify(it) }),
		missingLetters,
	}),
};

let userId = 0;
let enrollmentId = 0;
let serial = "";
beforeEach(async () => {
	userId = (await makeUser(db, { name: "Amara Okafor" })).id;
	const courseId = (await makeCourse(db)).course.id;
	const done = { status: "completed" as const, progress: 100, completedAt: MADE_AT };
	enrollmentId = (await makeEnrollment(db, { userId, courseId, ...done })).id;
	await db.insert(certificateTemplates).values({ scope: courseId, courseId, validMonths: 3, changedAt: MADE_AT });
	await run({}, now);
	serial = (await issued())[0]?.serial ?? "";
});

async function run(asked: { replaces?: string; after?: string }, at: Date) {
	const id = newJobId();
	await enqueue(db, "certificate.issue", { enrollmentId, ...asked }, { id, dueAt: at });
	return dispatchJob(db, { id, handlers, now: at });
}
const issued = () =>
	db.select().from(certificates).where(eq(certificates.userId, userId)).orderBy(certificates.edition);
const rename = (name: string) => db.insert(certificateNames).values({ userId, name, changedAt: now });
const withdraw = (why: RevocationReason) =>
	db.update(certificates).set({ revokedAt: now, revokedWhy: why }).where(eq(certificates.serial, serial));

describe("under another name", () => {
	const ask = (at: Date) => requestReissue(db, { userId, serial, scale: 1, missingLetters, now: at });

	test("a certificate keeps its term: nobody makes it last longer", async () => {
		await rename("Amara Obi");
		expect(await run({ replaces: serial }, MONTH_LATER)).toEqual({ kind: "done" });
		expect(await issued()).toMatchObject([
			{ holderName: "Amara Okafor", expiresAt: ENDS, revokedWhy: "replaced" },
			{ holderName: "Amara Obi", issuedAt: MONTH_LATER, expiresAt: ENDS, revokedAt: null },
		]);
		expect(JSON.parse((await issued())[1]?.credential ?? "")).toMatchObject({ validUntil: "2027-02-20T10:00:00Z" });
	});

	test("it is not issued while the name is the same, nor by a job that was asked for before", async () => {
		expect(await ask(now)).toEqual({ ok: false, reason: "sameName" });
		await run({ replaces: serial }, MONTH_LATER);
		expect(await issued()).toMatchObject([{ revokedAt: null }]);
	});

	test("it is not issued once it has expired", async () => {
		await rename("Amara Obi");
		expect(await ask(ENDS)).toEqual({ ok: false, reason: "expired" });
		await run({ replaces: serial }, ENDS);
		expect(await issued()).toMatchObject([{ revokedAt: null }]);
		expect(await ask(new Date(ENDS.getTime() - 1))).toMatchObject({ ok: true });
	});
});

describe("after a revocation", () => {
	const again = (at = now) =>
		issueAfterRevocation(db, { serial, actorId: userId, requestId: "r", missingLetters, now: at });
	const deeds = () =>
		db
			.select()
			.from(auditEntries)
			.where(and(eq(auditEntries.subjectId, serial), eq(auditEntries.deed, "certificates.again")));

	test.each(["mistake", "requested"] as const)(
		"(%s) an admin has it issued again, with the term it had",
		async (why) => {
			await withdraw(why);
			const outcome = await again();
			if (!outcome.ok) throw new Error(outcome.reason);
			await dispatchJob(db, { id: outcome.jobId, handlers, now: MONTH_LATER });
			const [first, second, ...others] = await issued();
			expect(others).toEqual([]);
			expect(first).toMatchObject({ edition: 1, revokedWhy: why });
			expect(second).toMatchObject({ edition: 2, issuedAt: MONTH_LATER, expiresAt: ENDS, revokedAt: null });
			expect(await deeds()).toMatchObject([{ actorId: userId, before: { status: "revoked", why } }]);
			expect(await findFollower(db, serial)).toEqual([{ serial: second?.serial }]);
			expect(await again()).toMatchObject({ ok: false, because: "followed" });
		},
	);

	test("its holder is told once, and of the new one", async () => {
		await withdraw("mistake");
		const outcome = await again();
		if (!outcome.ok) throw new Error(outcome.reason);
		await dispatchJob(db, { id: outcome.jobId, handlers, now });
		const told = (await db.select().from(outbox)).filter(({ payload }) => payload.userId === userId);
		const second = (await issued())[1]?.serial ?? "";
		expect(told.map(({ payload }) => [payload.mail, payload.certificate])).toEqual([
			["certificateReady", serial],
			["certificateAgain", second],
		]);
		const about = { userId, certificate: second, language: null, origin: "https://school.example", askedAt: now, now };
		expect(await certificateReadyMail.compose(db, about)).toMatchObject({
			values: { link: `https://school.example/certificates/${second}` },
		});
	});

	test("of admins who ask at once one does, the log has one entry, and there is one certificate", async () => {
		await withdraw("mistake");
		const outcomes = await Promise.all(Array.from({ length: 8 }, () => again()));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await deeds()).toHaveLength(1);

		const ids = outcomes.flatMap((one) => (one.ok ? [one.jobId] : []));
		await Promise.all([
			...ids.map((id) => dispatchJob(db, { id, handlers, now })),
			...Array.from({ length: 6 }, () => run({ after: serial }, now)),
		]);
		expect((await issued()).map(({ edition }) => edition)).toEqual([1, 2]);
	});

	test.each([
		{ why: "misconduct", because: "final" },
		{ why: "replaced", because: "final" },
	] as const)("($why) none is issued: $because", async ({ why, because }) => {
		await withdraw(why);
		expect(await again()).toMatchObject({ ok: false, because });
		await run({ after: serial }, now);
		expect(await issued()).toHaveLength(1);
	});

	test("none is issued while it counts, after its end, or for a course that is not finished any more", async () => {
		expect(await again()).toMatchObject({ ok: false, because: "followed" });
		await withdraw("mistake");
		expect(await again(ENDS)).toMatchObject({ ok: false, because: "expired" });
		await db.update(enrollments).set({ status: "refunded" }).where(eq(enrollments.id, enrollmentId));
		expect(await again()).toMatchObject({ ok: false, because: "unfinished" });
		expect(await deeds()).toEqual([]);
	});

	test("a name that cannot be printed is told of before anything is asked for", async () => {
		await withdraw("mistake");
		await rename("Amara ش");
		expect(await again()).toEqual({ ok: false, reason: "refused", because: "letters", letters: "ش" });
		expect(
			await issueAfterRevocation(db, { serial: "none", actorId: userId, requestId: "r", missingLetters, now }),
		).toEqual({ ok: false, reason: "notFound" });
	});

	test("what it asks of D1 goes by indexes", async () => {
		await expectNoScan(findEnrollmentBehind(db, serial));
		await expectNoScan(findFollower(db, serial));
	});
});
