import { and, eq, lt } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
	auditEntries,
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
} from "../../../../db/schema/schema";
import { binding, db } from "../../../../tests/database";
import { MADE_AT, makeCourse, makeEnrollment, makeEntitlement, makeUser } from "../../../../tests/factories";
import { IDLE_HANDLERS } from "../../../../tests/idle-handlers";
import { formatsFor } from "../../../shared/words/formats";
import { enqueue, newJobId } from "../../jobs/enqueue.server";
import { dispatchJob } from "../../jobs/outbox/dispatch-job.server";
import type { JobHandlers } from "../../jobs/outbox/job-handler";
import { recordProgress } from "../../learning/progress/record-progress.server";
import { heldView } from "../held/held-view.server";
import { tellAgain } from "../held/tell-again.server";
import { changePrintedName } from "../holder/change-printed-name.server";
import { backfillCertificates } from "./backfill.server";
import { composeCertificateReady } from "./compose-certificate-ready.server";
import { composeNameNeeded } from "./compose-name-needed.server";
import { listHeld } from "./holds.repository.server";
import { type IssuingTools, issueCertificate } from "./issue-certificate.server";
import { retryHeld } from "./retry-held.server";

const now = new Date("2026-11-20T10:00:00Z");
/** A key that only says what it was handed: the real one needs libraries that this runtime takes from a bundle. */
const tools: IssuingTools = {
	origin: "https://school.example",
	issuer: async () => ({
		did: "did:web:school.example",
		keyId: "z6MkTest",
		sign: async (credential) => JSON.stringify(credential),
	}),
	missingLetters: async (name) => [...name].filter((letter) => /\p{Script=Arabic}/u.test(letter)),
};

let finished: { userId: number; courseId: number; enrollmentId: number };
beforeEach(async () => {
	finished = await finish();
});

async function finish(name = "Amara Okafor", given: { language?: string; instructorId?: number } = {}) {
	const { instructorId, ...spoken } = given;
	const user = await makeUser(db, { name, ...spoken });
	const { course } = await makeCourse(db, { titles: { de: "Grundkurs" }, ...(instructorId ? { instructorId } : {}) });
	const done = { status: "completed" as const, progress: 100, completedAt: MADE_AT };
	const { id } = await makeEnrollment(db, { userId: user.id, courseId: course.id, ...done });
	return { userId: user.id, courseId: course.id, enrollmentId: id };
}

/** Three plans before those that ship, of which the second adds certificates. */
async function findPlans() {
	const price = { priceCents: 9700, currency: "USD", interval: "month" } as const;
	const made = [[], ["certificates" as const], []].map((benefits, at) => ({ slug: `certified-${at}`, benefits }));
	await db
		.insert(plans)
		.values(made.map((plan, at) => ({ ...plan, ...price, position: at - 3 })))
		.onConflictDoNothing();
	return db.select().from(plans).where(lt(plans.position, 0)).orderBy(plans.position);
}

const handlers = (own: Partial<IssuingTools> = {}): JobHandlers => ({
	...IDLE_HANDLERS,
	"certificate.issue": issueCertificate({ ...tools, ...own }),
});
async function issue(payload: { enrollmentId: number; replaces?: string }, own: Partial<IssuingTools> = {}) {
	const id = newJobId();
	const { enrollmentId, replaces } = payload;
	await enqueue(db, "certificate.issue", { enrollmentId, ...(replaces ? { replaces } : {}) }, { id, dueAt: now });
	return dispatchJob(db, { id, handlers: handlers(own), now });
}
const issued = ({ userId, courseId } = finished) =>
	db
		.select()
		.from(certificates)
		.where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
		.orderBy(certificates.edition);
const waiting = (enrollmentId: number) =>
	db
		.select()
		.from(outbox)
		.where(and(eq(outbox.kind, "certificate.issue"), eq(outbox.payload, { enrollmentId })));

describe("a certificate is given once", () => {
	test("with all that it says, signed", async () => {
		expect(await issue(finished)).toEqual({ kind: "done" });

		const [certificate, ...others] = await issued();
		expect(others).toEqual([]);
		expect(certificate).toMatchObject({
			...{ edition: 1, holderName: "Amara Okafor", language: "en", keyId: "z6MkTest" },
			...{ completedAt: MADE_AT, issuedAt: now, expiresAt: null, revokedAt: null },
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

	test("and its holder is told in the language of the certificate, but not of one that was revoked meanwhile", async () => {
		const own = await finish("Amara Okafor", { language: "de" });
		await issue(own);
		const serial = (await issued(own))[0]?.serial ?? "";
		const about = { userId: own.userId, certificate: serial, language: null, origin: tools.origin, askedAt: now, now };
		expect(await composeCertificateReady(db, about)).toMatchObject({
			language: "de",
			values: { course: "Grundkurs", link: `${tools.origin}/certificates/${serial}` },
		});
		await db.update(certificates).set({ revokedAt: now, revokedWhy: "mistake" }).where(eq(certificates.serial, serial));
		expect(await composeCertificateReady(db, about)).toBe(null);
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

		// Who holds the course besides is given it in any plan.
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

describe("a certificate that waits for a name", () => {
	const holds = (enrollmentId: number) =>
		db.select().from(certificateHolds).where(eq(certificateHolds.enrollmentId, enrollmentId));
	/** The mails that somebody is sent. */
	const told = async (userId: number) =>
		(await db.select().from(outbox).where(eq(outbox.kind, "mail.send")))
			.filter(({ payload }) => payload.userId === userId)
			.map(({ payload }) => payload.mail);

	test("tells its holder, once however often it is tried", async () => {
		const arabic = await finish("أميرة");
		for (let time = 0; time < 3; time += 1) await issue(arabic);
		expect(await told(arabic.userId)).toEqual(["nameNeeded"]);
	});

	test("or the teacher, whose name stands on it as well; it is issued once that one can be printed", async () => {
		const teacher = await makeUser(db, { name: "أمير", role: "instructor" });
		const own = await finish("Amara Okafor", { instructorId: teacher.id });
		await issue(own);
		expect([await issued(own), await told(teacher.id), await told(own.userId)]).toEqual([
			[],
			["teacherNameNeeded"],
			[],
		]);
		expect(await holds(own.enrollmentId)).toHaveLength(1);
		const about = {
			userId: teacher.id,
			courseId: own.courseId,
			origin: tools.origin,
			language: null,
			askedAt: now,
			now,
		};
		expect(await composeNameNeeded(db, about)).toMatchObject({
			to: teacher.email,
			values: { name: "أمير", link: `${tools.origin}/certificates` },
		});

		const { missingLetters } = tools;
		const saved = await changePrintedName(db, { userId: teacher.id, name: "Amir", missingLetters, now });
		expect(saved).toEqual({ ok: true, jobIds: [expect.any(String)] });
		expect([await holds(own.enrollmentId), await composeNameNeeded(db, about)]).toEqual([[], null]);
		await issue(own);
		expect((await issued(own))[0]).toMatchObject({ holderName: "Amara Okafor", facts: { teacher: "Amir" } });
	});

	test("is looked at again by the clock, which finds an account that was renamed", async () => {
		const arabic = await finish("أميرة");
		await issue(arabic);
		await db.update(users).set({ name: "Amira" }).where(eq(users.id, arabic.userId));
		const before = (await waiting(arabic.enrollmentId)).length;
		await retryHeld.work(db, now);
		expect(await waiting(arabic.enrollmentId)).toHaveLength(before + 1);
		await issue(arabic);
		expect([(await issued(arabic)).length, await holds(arabic.enrollmentId)]).toEqual([1, []]);
	});

	test("is told of again by an admin, once a day, and says so in the log", async () => {
		const arabic = await finish("أميرة");
		await issue(arabic);
		const tell = (at: Date) =>
			tellAgain(db, {
				...{ enrollmentId: arabic.enrollmentId, actorId: finished.userId, requestId: "r", origin: tools.origin },
				...{ missingLetters: tools.missingLetters, now: at },
			});
		expect(await tell(now)).toMatchObject({ ok: true, done: "told" });
		expect(await tell(now)).toEqual({ ok: false, reason: "toldToday" });
		expect(await tell(new Date(now.getTime() + 24 * 3_600_000))).toMatchObject({ ok: true });
		expect(await told(arabic.userId)).toEqual(["nameNeeded", "nameNeeded", "nameNeeded"]);
		const log = await db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, String(arabic.userId)));
		expect(log.map(({ deed }) => deed)).toEqual(["certificates.tellName", "certificates.tellName"]);

		await db.update(users).set({ name: "Amira" }).where(eq(users.id, arabic.userId));
		expect(await tell(now)).toMatchObject({ ok: true, done: "issuing" });
		await issue(arabic);
		expect(await tell(now)).toEqual({ ok: false, reason: "notHeld" });
	});

	test("is listed with whose letters are the matter", async () => {
		const arabic = await finish("أميرة");
		await issue(arabic);
		const formats = formatsFor({ language: "en", timeZone: "UTC" });
		const rows = await heldView(await listHeld(db, "en"), { missingLetters: tools.missingLetters, formats });
		expect(rows.filter(({ enrollmentId }) => enrollmentId === arabic.enrollmentId)).toEqual([
			{
				...{ enrollmentId: arabic.enrollmentId, course: expect.any(String), since: formats.date(now) },
				holder: { id: arabic.userId, name: "أميرة", letters: [..."أميرة"].join(" ") },
				teacher: expect.objectContaining({ letters: "" }),
			},
		]);
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
				...{ user: { id: userId, timeZone: "UTC" }, lessonId: lesson.id, progress: { completed: true } },
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
