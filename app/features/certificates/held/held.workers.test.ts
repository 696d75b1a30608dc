import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, certificateHolds, courseTranslations, outbox, users } from "../../../../db/schema/schema";
import { db } from "../../../../tests/database";
import { makeUser } from "../../../../tests/factories";
import { finish, issue, issued, now, tools, waiting } from "../../../../tests/learning/issuing";
import { formatsFor } from "../../../shared/words/formats";
import { changePrintedName } from "../holder/change-printed-name.server";
import { heldCourses } from "../holder/held-courses.server";
import { listUncertified } from "../holder/own-certificates.repository.server";
import { composeNameNeeded } from "../issue/compose-name-needed.server";
import { listHeld } from "../issue/holds.repository.server";
import { retryHeld } from "../issue/retry-held.server";
import { heldView } from "./held-view.server";
import { tellAgain } from "./tell-again.server";

let finished: { userId: number };
beforeEach(async () => {
	finished = await finish();
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
		expect(await tellAgain(db, by)).toEqual({ ok: false, reason: "nobody" });
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
				...{ enrollmentId: arabic.enrollmentId, since: formats.date(now) },
				course: { title: expect.any(String), letters: "" },
				holder: { id: arabic.userId, name: "أميرة", letters: [..."أميرة"].join(" ") },
				teacher: expect.objectContaining({ letters: "" }),
			},
		]);
	});
});
