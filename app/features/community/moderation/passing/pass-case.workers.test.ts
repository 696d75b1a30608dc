import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { type Message, sendMail } from "#app/features/operations/notifications/face.server.ts";
import { decideDelivery } from "#app/features/people/inbox/deliver/decide-delivery.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { auditEntries, moderationCases, moderationDecisions, outbox, users } from "#db/schema/schema.ts";
import { decide, latestCase, NOW, ORIGIN, report } from "#tests/community/cases.ts";
import { createNotes, makeNote, REPORTABLES } from "#tests/community/made-up-things.ts";
import { toldTo } from "#tests/community/told.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { MODERATION_CATEGORIES } from "../categories.ts";
import { casePageData } from "../desk/case-page-data.server.ts";
import { giveBackCase, holdCase } from "../desk/take-case.server.ts";
import { MODERATION_MAILS } from "../mails.server.ts";
import { passCase } from "./pass-case.server";
import { casePassedMail } from "./passed-mail.server";
import { listRecipients } from "./passing.repository.server";

beforeAll(createNotes);

const makeModerator = (name: string) => makeUser(db, { role: "admin", capabilities: ["moderation"], name });

let [author, reporter, ann, ben, cem] = [0, 0, 0, 0, 0];
let subject = { kind: "note", id: "" };
let id = 0;
beforeEach(async () => {
	// Moderators of earlier tests would be recipients as well.
	await db.update(users).set({ capabilities: [] }).where(sql`${users.capabilities} = '["moderation"]'`);
	author = (await makeUser(db)).id;
	reporter = (await makeUser(db)).id;
	[ann, ben, cem] = [(await makeModerator("Ann")).id, (await makeModerator("Ben")).id, (await makeModerator("Cem")).id];
	subject = await makeNote(db, author);
	await report(db, { subject, by: reporter });
	id = (await latestCase(db)).id;
});

const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const by = (actorId: number, now = NOW) => ({ id, actorId, requestId: "r", now });
const pass = (from: number, to: number, { note = "You know this seller.", now = NOW } = {}) =>
	passCase(db, { ...by(from, now), round: 1, recipientId: to, note, origin: ORIGIN });
const caseNow = async () => (await db.select().from(moderationCases).where(eq(moderationCases.id, id)))[0];
const recipientsOf = async (actorId: number) =>
	(await listRecipients(db, { id, actorId, now: NOW })).map(({ name }) => name);
const passesInAudit = () =>
	db
		.select()
		.from(auditEntries)
		.where(and(eq(auditEntries.deed, "moderation.pass"), eq(auditEntries.subjectId, String(id))));
const mailsToPassed = async () =>
	(await db.select().from(outbox))
		.map(({ payload }) => JSON.parse(JSON.stringify(payload)))
		.filter(({ mail, caseId }) => mail === "casePassed" && caseId === id);
const pageOf = (userId: number, now = NOW) => {
	const user = { id: userId, capabilities: ["moderation" as const], timeZone: "UTC" };
	return casePageData(db, { reportables: REPORTABLES, id, user, language: "en", search: new URLSearchParams(), now });
};

describe("a case that is passed on", () => {
	test("is held by its recipient for a day, with passer and note, in the audit, and the recipient is told", async () => {
		expect(await pass(ann, ben)).toMatchObject({ ok: true });
		expect(await caseNow()).toMatchObject({
			status: "open",
			takenById: ben,
			takenUntil: later(24),
			passedById: ann,
			passedNote: "You know this seller.",
		});
		expect(await passesInAudit()).toMatchObject([{ actorId: ann }]);
		expect(JSON.stringify(await passesInAudit())).not.toContain("seller");
		expect(await mailsToPassed()).toEqual([{ mail: "casePassed", userId: ben, caseId: id, origin: ORIGIN }]);
	});

	test("says so on its page to every moderator while it is held, with the day of its end", async () => {
		await pass(ann, ben);
		for (const reader of [ann, ben, cem]) {
			expect((await pageOf(reader))?.case.passed).toEqual({ by: "Ann", note: "You know this seller." });
		}
		expect((await pageOf(ben))?.recipients?.map(({ name }) => name)).toEqual(["Ann", "Cem"]);
		const ofAnn = await pageOf(ann);
		expect(ofAnn?.recipients).toBeNull();
		expect(ofAnn?.case.heldBy).toBe("Ben");
		expect(ofAnn?.case.heldUntil).toContain("2026");
		expect((await pageOf(cem, later(25)))?.case.passed).toBeNull();
	});

	test("shows its note neither to whom it concerns nor while child safety is covered", async () => {
		await pass(ann, ben);
		await report(db, { subject, by: cem });
		expect((await pageOf(cem))?.case.passed).toBeNull();
		await report(db, { subject, by: (await makeUser(db)).id, reason: "childSafety" });
		expect((await pageOf(ben))?.case.passed).toEqual({ by: "Ann", note: null });
	});

	test("keeps its note while its recipient takes it again, and loses it when it is given back or taken by another", async () => {
		await pass(ann, ben);
		expect(await holdCase(db, { ...by(ben), round: 1 })).toEqual({ ok: true });
		expect(await caseNow()).toMatchObject({ takenById: ben, takenUntil: later(24), passedById: ann });
		expect(await giveBackCase(db, by(ben))).toEqual({ ok: true });
		expect(await caseNow()).toMatchObject({ takenById: null, passedById: null, passedNote: null });

		await pass(ann, ben);
		expect(await holdCase(db, { ...by(cem, later(25)), round: 1 })).toEqual({ ok: true });
		expect(await caseNow()).toMatchObject({ takenById: cem, passedById: null, passedNote: null });
	});

	test("is decided by its recipient alone, or passed further", async () => {
		await pass(ann, ben);
		expect(await decide(db, { id, by: ann, outcome: "kept" })).toEqual({ ok: false, reason: "takenByOther" });
		expect(await pass(ben, cem, { note: "" })).toMatchObject({ ok: true });
		expect(await caseNow()).toMatchObject({ takenById: cem, passedById: ben, passedNote: null });
		expect(await decide(db, { id, by: cem, outcome: "kept" })).toMatchObject({ ok: true });
		expect(await caseNow()).toMatchObject({ status: "decided", takenById: null, passedById: null, passedNote: null });
	});
});

describe("at once", () => {
	test("of several passes one has an effect", async () => {
		const outcomes = await Promise.all([pass(ann, ben), pass(ann, cem), pass(ann, ben)]);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(outcomes.filter((one) => !one.ok && one.reason === "takenByOther")).toHaveLength(2);
		expect(await passesInAudit()).toHaveLength(1);
		const mails = await mailsToPassed();
		expect(mails.map(({ userId }) => userId)).toEqual([(await caseNow())?.takenById]);
	});

	test("of a pass and a decision one has an effect", async () => {
		const [passed, decided] = await Promise.all([pass(ann, ben), decide(db, { id, by: cem, outcome: "kept" })]);
		expect([passed.ok, decided.ok].filter(Boolean)).toHaveLength(1);
		const decisions = await db.$count(moderationDecisions, eq(moderationDecisions.caseId, id));
		expect([decisions, (await passesInAudit()).length]).toEqual(passed.ok ? [0, 1] : [1, 0]);
	});

	test("a pass of what was decided, or decided and opened again, is refused", async () => {
		await decide(db, { id, by: cem, outcome: "kept" });
		expect(await pass(ann, ben)).toEqual({ ok: false, reason: "decidedMeanwhile" });
		await db.update(moderationCases).set({ status: "open", round: 2 }).where(eq(moderationCases.id, id));
		expect(await pass(ann, ben)).toEqual({ ok: false, reason: "decidedMeanwhile" });
		expect(await mailsToPassed()).toEqual([]);
	});
});

describe("a recipient", () => {
	test("is another moderator who may decide the case", async () => {
		await makeUser(db, { role: "admin", capabilities: ["people"], name: "Dora" });
		await makeUser(db, { role: "admin", capabilities: ["moderation"], name: "Emil", suspendedAt: NOW });
		await makeUser(db, { role: "student", capabilities: ["moderation"], name: "Fritz" });
		expect(await recipientsOf(ann)).toEqual(["Ben", "Cem"]);
		await report(db, { subject, by: ben });
		expect(await recipientsOf(ann)).toEqual(["Cem"]);
		await db.update(moderationCases).set({ authorId: cem }).where(eq(moderationCases.id, id));
		expect(await recipientsOf(ann)).toEqual([]);
	});

	test("who reported it, wrote it, lost the right or is no moderator is refused by one answer", async () => {
		await report(db, { subject, by: ben });
		await db.update(moderationCases).set({ authorId: cem }).where(eq(moderationCases.id, id));
		const gone = await makeModerator("Gul");
		await db.update(users).set({ capabilities: [] }).where(eq(users.id, gone.id));
		for (const to of [ben, cem, gone.id, reporter, ann, 999_999]) {
			expect([to, await pass(ann, to)]).toEqual([to, { ok: false, reason: "recipientUnfit" }]);
		}
		expect(await caseNow()).toMatchObject({ takenById: null, passedById: null });
		expect(await mailsToPassed()).toEqual([]);
	});

	test("is told in the app and by mail, each once, until the case is theirs no more", async () => {
		await db.delete(outbox);
		await db.update(users).set({ language: "de" }).where(eq(users.id, ben));
		const passed = await pass(ann, ben);
		const sent: Message[] = [];
		const categories = new Map(MODERATION_CATEGORIES.map((one) => [one.name, one]));
		const delivery = { send: async (message: Message) => void sent.push(message), keepsText: false };
		const handlers = {
			...IDLE_HANDLERS,
			"mail.send": sendMail(MODERATION_MAILS, delivery, decideDelivery(categories)),
		};
		const jobId = passed.ok ? passed.jobId : "";
		for (const now of [NOW, later(1)]) await dispatchJob(db, { id: jobId, now, handlers });
		expect(sent).toMatchObject([{ subject: `Ann hat Fall ${id} an Sie weitergegeben` }]);
		expect(await toldTo(db, ben)).toEqual(["casePassed"]);

		const said = async () => {
			const statement = casePassedMail.app?.find(db, { userId: ben, language: "de", among: () => sql`(${id})` });
			const found: unknown[] = statement ? (await db.batch([statement]))[0] : [];
			const formats = formatsFor({ language: "de", timeZone: "UTC" });
			return casePassedMail.app?.say(found, { caseId: id }, { language: "de", formats });
		};
		expect(await said()).toMatchObject({ to: `/moderation/cases/${id}` });
		await giveBackCase(db, by(ben));
		expect(await said()).toBeNull();
	});

	test("reads in the mail the number of the case and nothing of it, while they hold it", async () => {
		await pass(ann, ben);
		const occasion = { language: null, origin: ORIGIN, askedAt: NOW, now: NOW, caseId: id };
		const mail = await casePassedMail.compose(db, { ...occasion, userId: ben });
		expect(mail?.values).toMatchObject({
			author: "Ann",
			number: String(id),
			link: `${ORIGIN}/moderation/cases/${id}`,
		});
		const { title, body } = await latestCase(db);
		for (const secret of [title, body, "seller"]) expect(JSON.stringify(mail)).not.toContain(secret);
		expect(await casePassedMail.compose(db, { ...occasion, userId: cem })).toBeNull();
		await giveBackCase(db, by(ben));
		expect(await casePassedMail.compose(db, { ...occasion, userId: ben })).toBeNull();
	});
});

test("whoever has lost the right, wrote it or reported it passes nothing on", async () => {
	await report(db, { subject, by: ann });
	expect(await pass(ann, ben)).toEqual({ ok: false, reason: "ownCase" });
	await db.update(users).set({ capabilities: [] }).where(eq(users.id, cem));
	expect(await pass(cem, ben)).toMatchObject({ ok: false });
	expect(await caseNow()).toMatchObject({ takenById: null });
});
