import { and, desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { auditEntries, certificateHolds, courseTranslations, outbox, users } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { MADE_AT, makeEnrollment, makeUser } from "#tests/factories.ts";
import { finish, handlers, issue, issued, now, tools, waiting } from "#tests/learning/issuing.ts";
import { changePrintedName } from "../holder/change-printed-name.server";
import { heldCourses } from "../holder/held-courses.server";
import { listUncertified } from "../holder/own-certificates.repository.server";
import { listHeld, MAX_HOLDS_LISTED } from "../issue/holds.repository.server";
import { nameNeededMail } from "../issue/name-needed-mail.server";
import { retryHeld } from "../issue/retry-held.server";
import { heldView } from "./held-view.server";
import { remindOfHold } from "./tell-again.server";

let finished: { userId: number };
beforeEach(async () => {
	finished = await finish();
});

describe("a certificate that waits for a name", () => {
	const holds = (enrollmentId: number) =>
		db.select().from(certificateHolds).where(eq(certificateHolds.enrollmentId, enrollmentId));
	const mailRows = () => db.$count(outbox, eq(outbox.kind, "mail.send"));
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
		expect(await nameNeededMail.compose(db, about)).toMatchObject({
			to: teacher.email,
			values: { name: "أمير", link: `${tools.origin}/certificates` },
		});

		const { missingLetters } = tools;
		const saved = await changePrintedName(db, { userId: teacher.id, name: "Amir", scale: 1, missingLetters, now });
		expect(saved).toEqual({ ok: true, jobIds: [expect.any(String)] });
		await issue(own);
		expect([await holds(own.enrollmentId), await nameNeededMail.compose(db, about)]).toEqual([[], null]);
		expect((await issued(own))[0]).toMatchObject({ holderName: "Amara Okafor", facts: { teacher: "Amir" } });
	});

	test("tells the teacher once for a course, however many finish it", async () => {
		const teacher = await makeUser(db, { name: "أمير", role: "instructor" });
		const first = await finish("Amara Okafor", { instructorId: teacher.id });
		const completed = { courseId: first.courseId, status: "completed" as const, progress: 100, completedAt: MADE_AT };
		const others = await Promise.all(
			Array.from({ length: 4 }, async () => makeEnrollment(db, { userId: (await makeUser(db)).id, ...completed })),
		);
		const enrollmentIds = [first.enrollmentId, ...others.map(({ id }) => id)];
		await Promise.all(enrollmentIds.map((enrollmentId) => issue({ enrollmentId })));
		for (const id of enrollmentIds) expect(await holds(id)).toHaveLength(1);
		expect(await told(teacher.id)).toEqual(["teacherNameNeeded"]);

		await issue(await finish("Amara Okafor", { instructorId: teacher.id }));
		expect(await told(teacher.id)).toEqual(["teacherNameNeeded", "teacherNameNeeded"]);
	});

	test("stays held when its holder saves a name over and over while the teacher's is the matter, and nobody is told again", async () => {
		const teacher = await makeUser(db, { name: "أمير", role: "instructor" });
		const own = await finish("Amara Okafor", { instructorId: teacher.id });
		await issue(own);
		const mails = await mailRows();
		for (const name of ["Amara Obi", "Amara Obi", "Amara Okafor"]) {
			const { missingLetters } = tools;
			const saved = await changePrintedName(db, { userId: own.userId, name, scale: 1, missingLetters, now });
			expect(saved).toEqual({ ok: true, jobIds: [expect.any(String)] });
			for (const id of saved.ok ? saved.jobIds : []) await dispatchJob(db, { id, handlers: handlers(), now });
		}
		expect([await told(teacher.id), await mailRows()]).toEqual([["teacherNameNeeded"], mails]);
		expect(await holds(own.enrollmentId)).toEqual([{ enrollmentId: own.enrollmentId, heldAt: now }]);
	});

	test("that is looked at again and still waits leaves no mail behind that is for nobody", async () => {
		const arabic = await finish("أميرة");
		await issue(arabic);
		const mails = await mailRows();
		await issue(arabic);
		expect(await mailRows()).toBe(mails);
		expect((await holds(arabic.enrollmentId)).length).toBe(1);
	});

	test("is not told of to somebody who is suspended, but again once that is over", async () => {
		const arabic = await finish("أميرة");
		await issue(arabic);
		const suspended = { suspendedAt: now, suspendedUntil: new Date(now.getTime() + 1) };
		await db.update(users).set(suspended).where(eq(users.id, arabic.userId));
		const { userId, courseId } = arabic;
		const about = { userId, courseId, origin: tools.origin, language: null, askedAt: now, now };
		expect(await nameNeededMail.compose(db, about)).toBe(null);
		expect(await nameNeededMail.compose(db, { ...about, now: suspended.suspendedUntil })).toMatchObject({
			values: { name: "أميرة" },
		});
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
			remindOfHold(db, {
				enrollmentId: arabic.enrollmentId,
				actorId: finished.userId,
				requestId: "r",
				origin: tools.origin,
				missingLetters: tools.missingLetters,
				now: at,
			});
		expect(await tell(now)).toMatchObject({ ok: true, done: "told" });
		expect(await tell(now)).toEqual({ ok: false, reason: "toldToday" });
		expect(await tell(new Date(now.getTime() + 24 * 3_600_000))).toMatchObject({ ok: true });
		expect(await told(arabic.userId)).toEqual(["nameNeeded", "nameNeeded", "nameNeeded"]);
		const log = () =>
			db
				.select()
				.from(auditEntries)
				.where(eq(auditEntries.subjectId, String(arabic.userId)));
		expect((await log()).map(({ deed }) => deed)).toEqual(["certificates.tellName", "certificates.tellName"]);

		await db.update(users).set({ name: "Amira" }).where(eq(users.id, arabic.userId));
		expect(await tell(now)).toMatchObject({ ok: true, done: "issuing" });
		expect((await log()).at(-1)).toMatchObject({
			deed: "certificates.issueHeld",
			actorId: finished.userId,
			after: { courseId: arabic.courseId },
		});
		await issue(arabic);
		expect(await tell(now)).toEqual({ ok: false, reason: "notHeld" });
	});

	test("waits for a title as well, as it is printed: in the holder's language; nobody is told, the list says it", async () => {
		const own = await finish("Amara Okafor", { language: "de" });
		const retitle = (title: string) =>
			db
				.update(courseTranslations)
				.set({ title })
				.where(and(eq(courseTranslations.courseId, own.courseId), eq(courseTranslations.language, "de")));
		await retitle("Grundkurs \u0623");
		await issue(own);
		expect([await issued(own), await told(own.userId), await holds(own.enrollmentId)]).toEqual([
			[],
			[],
			[expect.anything()],
		]);

		const { missingLetters, origin } = tools;
		const formats = formatsFor({ language: "en", timeZone: "UTC" });
		const rows = await heldView(await listHeld(db, "en"), { missingLetters, formats });
		expect(rows.find(({ enrollmentId }) => enrollmentId === own.enrollmentId)).toMatchObject({
			course: { title: expect.not.stringContaining("Grundkurs"), letters: "\u0623" },
			holder: { letters: "" },
			teacher: { letters: "" },
		});
		const by = {
			enrollmentId: own.enrollmentId,
			actorId: finished.userId,
			requestId: "r",
			origin,
			missingLetters,
			now,
		};
		expect(await remindOfHold(db, by)).toEqual({ ok: false, reason: "nobody" });
		const others = await listUncertified(db, { userId: own.userId, language: "en" });
		const held = others.map(({ title, teacher, printedTitle }) => ({ course: title, teacher, title: printedTitle }));
		expect(await heldCourses(held, { printedName: "Amara Okafor", missingLetters })).toMatchObject({
			waiting: [{ because: "title", letters: "\u0623" }],
			making: [],
		});

		await retitle("Grundkurs");
		await issue(own);
		expect([(await issued(own))[0]?.courseTitle, await holds(own.enrollmentId)]).toEqual(["Grundkurs", []]);
	});

	test("is listed with whose letters are the matter", async () => {
		const arabic = await finish("أميرة");
		await issue(arabic);
		const formats = formatsFor({ language: "en", timeZone: "UTC" });
		const rows = await heldView(await listHeld(db, "en"), { missingLetters: tools.missingLetters, formats });
		expect(rows.filter(({ enrollmentId }) => enrollmentId === arabic.enrollmentId)).toEqual([
			{
				enrollmentId: arabic.enrollmentId,
				since: formats.date(now),
				course: { title: expect.any(String), letters: "" },
				holder: { id: arabic.userId, name: "أميرة", letters: [..."أميرة"].join(" ") },
				teacher: expect.objectContaining({ letters: "" }),
			},
		]);
	});
});

describe("of more certificates that wait than anybody looks through", () => {
	beforeAll(async () => {
		const { courseId, userId } = await finish();
		await binding.batch([
			binding.prepare(
				`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 501)
				INSERT INTO users (name, email, created_at) SELECT 'أميرة', 'held-' || n || '@grew.example', 0 FROM numbers`,
			),
			binding
				.prepare(
					`INSERT INTO enrollments (user_id, course_id, source, status, progress, created_at, last_activity_at, completed_at)
					SELECT id, ?1, 'free', 'completed', 100, 0, 0, 0 FROM users WHERE email LIKE 'held-%'`,
				)
				.bind(courseId),
			// The newest enrollment has been on hold longest.
			binding
				.prepare(
					"INSERT INTO certificate_holds SELECT id, 1000000 - id FROM enrollments WHERE course_id = ?1 AND user_id <> ?2",
				)
				.bind(courseId, userId),
		]);
	});

	test("those are listed that have waited the longest, the longest wait first", async () => {
		const rows = await listHeld(db, "en");
		const ids = rows.map(({ enrollmentId }) => enrollmentId);
		expect(ids).toHaveLength(MAX_HOLDS_LISTED);
		const { enrollmentId: id } = certificateHolds;
		const latest = await db.select({ id }).from(certificateHolds).orderBy(desc(id)).limit(MAX_HOLDS_LISTED);
		expect(ids).toEqual(latest.map(({ id }) => id));
	});

	test("the faces are asked once about each name", async () => {
		const asked: string[] = [];
		const missingLetters = (name: string) => {
			asked.push(name);
			return tools.missingLetters(name);
		};
		const formats = formatsFor({ language: "en", timeZone: "UTC" });
		const rows = await listHeld(db, "en");
		const view = await heldView(rows, { missingLetters, formats });
		expect(view.map(({ enrollmentId }) => enrollmentId)).toEqual(rows.map(({ enrollmentId }) => enrollmentId));
		expect(asked.toSorted()).toEqual([...new Set(asked)].sort());
	});

	test("five hundred are looked at again in one run, once a day", async () => {
		const jobs = () => db.$count(outbox, eq(outbox.kind, "certificate.issue"));
		const before = await jobs();
		expect(await retryHeld.work(db, now)).toBe(500);
		expect(await jobs()).toBe(before + 500);
		expect(retryHeld.everyMinutes).toBe(24 * 60);
	});
});
