import { eq, lt } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { recordProgress } from "#app/features/learning/enrollment/progress/record-progress.server.ts";
import {
	certificateHolds,
	certificateKeys,
	certificateNames,
	certificates,
	certificateTemplates,
	enrollments,
	entitlements,
	outbox,
	plans,
	users,
} from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeEntitlement, makeUser } from "#tests/factories.ts";
import { finish, issue, issued as issuedTo, now, tools, waiting } from "#tests/learning/issuing.ts";
import { backfillCertificates } from "./backfill.server";
import { certificateReadyMail } from "./certificate-ready-mail.server";

let finished: { userId: number; courseId: number; enrollmentId: number };
beforeEach(async () => {
	finished = await finish();
});

async function findPlans() {
	const price = { priceCents: 9700, currency: "USD", interval: "month" } as const;
	const made = [[], ["certificates" as const], []].map((benefits, at) => ({ slug: `certified-${at}`, benefits }));
	await db
		.insert(plans)
		.values(made.map((plan, at) => ({ ...plan, ...price, position: at - 3 })))
		.onConflictDoNothing();
	return db.select().from(plans).where(lt(plans.position, 0)).orderBy(plans.position);
}

const issued = (whose = finished) => issuedTo(whose);

describe("a certificate is given once", () => {
	test("with all that it says, signed", async () => {
		expect(await issue(finished)).toEqual({ kind: "done" });

		const [certificate, ...others] = await issued();
		expect(others).toEqual([]);
		expect(certificate).toMatchObject({
			edition: 1,
			holderName: "Amara Okafor",
			language: "en",
			keyId: "z6MkTest",
			completedAt: MADE_AT,
			issuedAt: now,
			expiresAt: null,
			revokedAt: null,
			facts: { lessons: 2, minutes: 20, quizzes: 0, score: null },
		});
		expect(certificate?.serial).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
		expect(JSON.parse(certificate?.credential ?? "")).toMatchObject({
			credentialSubject: { identifier: [{ identityHash: "Amara Okafor" }] },
			credentialStatus: { statusListIndex: String(certificate?.statusIndex) },
		});
		expect(await db.select().from(certificateKeys)).toEqual([{ id: "z6MkTest", firstUsedAt: now }]);
	});

	test("by a dozen jobs that race for it", async () => {
		const outcomes = await Promise.all(Array.from({ length: 12 }, () => issue(finished)));

		expect(outcomes).toEqual(outcomes.map(() => ({ kind: "done" })));
		expect(await issued()).toHaveLength(1);
		const told = (await db.select().from(outbox)).filter(({ payload }) => payload.userId === finished.userId);
		expect(told.map(({ payload }) => [payload.mail, payload.certificate])).toEqual([
			["certificateReady", (await issued())[0]?.serial],
		]);
	});

	test("and its holder is told in the language of the certificate, but not of one that was revoked meanwhile, nor while they are suspended", async () => {
		const own = await finish("Amara Okafor", { language: "de" });
		await issue(own);
		const serial = (await issued(own))[0]?.serial ?? "";
		const about = { userId: own.userId, certificate: serial, language: null, origin: tools.origin, askedAt: now, now };
		expect(await certificateReadyMail.compose(db, about)).toMatchObject({
			language: "de",
			values: { course: "Grundkurs", link: `${tools.origin}/certificates/${serial}` },
		});
		const suspended = { suspendedAt: now, suspendedUntil: new Date(now.getTime() + 1) };
		await db.update(users).set(suspended).where(eq(users.id, own.userId));
		expect(await certificateReadyMail.compose(db, about)).toBe(null);
		expect(await certificateReadyMail.compose(db, { ...about, now: suspended.suspendedUntil })).not.toBe(null);
		await db.update(certificates).set({ revokedAt: now, revokedWhy: "mistake" }).where(eq(certificates.serial, serial));
		expect(await certificateReadyMail.compose(db, { ...about, now: suspended.suspendedUntil })).toBe(null);
	});

	test("whereas looking first and writing then gives several", async () => {
		await binding.exec("CREATE TABLE naive (serial TEXT, enrollment INTEGER)");
		const count = async () => (await binding.prepare("SELECT count(*) AS n FROM naive").first<{ n: number }>())?.n ?? 0;
		await Promise.all(
			Array.from({ length: 12 }, async () => {
				if ((await count()) === 0) await binding.prepare("INSERT INTO naive VALUES ('S', 1)").run();
			}),
		);
		const several = await count();
		await binding.exec("DROP TABLE naive");
		expect(several).toBeGreaterThan(1);
	});

	test("and not again after it was revoked", async () => {
		await issue(finished);
		await db
			.update(certificates)
			.set({ revokedAt: now, revokedWhy: "mistake" })
			.where(eq(certificates.userId, finished.userId));
		await issue(finished);
		expect(await issued()).toHaveLength(1);
	});

	test("in the language of the holder", async () => {
		const german = await finish("Jürgen Groß", { language: "de" });
		await issue(german);
		expect((await issued(german))[0]).toMatchObject({ language: "de", courseTitle: "Grundkurs" });
	});
});

describe("nothing is issued", () => {
	test.each(["in_progress", "refunded", "paused"] as const)("for learning that is %s", async (status) => {
		await db.update(enrollments).set({ status }).where(eq(enrollments.id, finished.enrollmentId));
		await issue(finished);
		expect(await issued()).toEqual([]);
	});

	test("for a course that gives none", async () => {
		await db
			.insert(certificateTemplates)
			.values({ scope: finished.courseId, courseId: finished.courseId, isGiven: false, changedAt: now });
		await issue(finished);
		expect(await issued()).toEqual([]);
	});

	test.each([
		{ held: "a plan without them", through: 0, count: 0 },
		{ held: "a plan that includes them", through: 1, count: 1 },
		{ held: "a plan above one that includes them", through: 2, count: 1 },
	])("where only $held opens the course: $count", async ({ through, count }) => {
		const plan = (await findPlans())[through];
		const { userId } = finished;
		const membership = { sourceKind: "membership" as const, sourceId: "one" };
		await db.update(entitlements).set(membership).where(eq(entitlements.userId, userId));
		await makeEntitlement(db, { userId, thingKind: "plan", thingId: plan?.id, ...membership });
		await issue(finished);
		expect(await issued()).toHaveLength(count);

		// A grant opens the course whatever the plan.
		await makeEntitlement(db, { userId, thingKind: "course", thingId: finished.courseId, sourceKind: "grant" });
		await issue(finished);
		expect(await issued()).toHaveLength(1);
	});

	test("while the name cannot be printed; once it can, it is", async () => {
		const arabic = await finish("أميرة");
		await issue(arabic);
		const holds = () =>
			db.select().from(certificateHolds).where(eq(certificateHolds.enrollmentId, arabic.enrollmentId));
		expect([await issued(arabic), await holds()]).toEqual([[], [{ enrollmentId: arabic.enrollmentId, heldAt: now }]]);

		await db.insert(certificateNames).values({ userId: arabic.userId, name: "Amira", changedAt: now });
		await issue(arabic);
		expect((await issued(arabic))[0]?.holderName).toBe("Amira");
	});

	test("without a key: the job waits and says why", async () => {
		expect(await issue(finished, { issuer: null })).toMatchObject({ kind: "later" });
		const [job] = await waiting(finished.enrollmentId);
		expect(job?.lastError).toContain("CERTIFICATE_KEY");
		expect(await issued()).toEqual([]);
	});
});

test("names are printed and signed with their letters in one piece, however an account holds them", async () => {
	const pasted = await finish("José Андрей".normalize("NFD"));
	await issue(pasted);
	const [certificate] = await issued(pasted);
	expect(certificate?.holderName).toBe("José Андрей".normalize("NFC"));
	expect(certificate?.credential).toContain("José Андрей".normalize("NFC"));
});

describe("a certificate that is issued again", () => {
	test("takes the place of the one before, also when many ask at once", async () => {
		await issue(finished);
		const [first] = await issued();
		await db.insert(certificateNames).values({ userId: finished.userId, name: "Amara Obi", changedAt: now });
		const again = { enrollmentId: finished.enrollmentId, replaces: first?.serial ?? "" };
		await Promise.all(Array.from({ length: 6 }, () => issue(again)));

		expect(await issued()).toMatchObject([
			{ edition: 1, holderName: "Amara Okafor", revokedAt: now, revokedWhy: "replaced" },
			{ edition: 2, holderName: "Amara Obi", revokedAt: null, statusList: 1 },
		]);
	});

	test("is not given in the place of one that was withdrawn", async () => {
		await issue(finished);
		const [first] = await issued();
		await db
			.update(certificates)
			.set({ revokedAt: now, revokedWhy: "misconduct" })
			.where(eq(certificates.userId, finished.userId));
		await issue({ enrollmentId: finished.enrollmentId, replaces: first?.serial ?? "" });
		expect(await issued()).toHaveLength(1);
	});
});

describe("who asks for it", () => {
	test("is the batch that completes the course, once", async () => {
		const { id: userId } = await makeUser(db);
		const { course, lessons } = await makeCourse(db);
		const { id: enrollmentId } = await makeEnrollment(db, { userId, courseId: course.id });
		const jobs: (string | undefined)[] = [];
		for (const [at, lesson] of [...lessons, ...lessons].entries()) {
			const outcome = await recordProgress(db, {
				user: { id: userId, timeZone: "UTC" },
				lessonId: lesson.id,
				progress: { completed: true },
				now: new Date(now.getTime() + at * 60_000),
			});
			jobs.push(outcome.ok ? outcome.jobId : "refused");
		}
		expect(jobs).toEqual([undefined, expect.any(String), undefined, undefined]);
		expect((await waiting(enrollmentId)).map(({ id }) => id)).toEqual([jobs[1]]);
	});

	test("for earlier finishers is the clock, once", async () => {
		await issue(finished);
		const earlier = await finish();
		await backfillCertificates.work(db, now);
		const jobs = await waiting(earlier.enrollmentId);
		expect([jobs.length, (await waiting(finished.enrollmentId)).length]).toEqual([1, 1]);

		await backfillCertificates.work(db, now);
		expect(await waiting(earlier.enrollmentId)).toHaveLength(1);
	});
});
