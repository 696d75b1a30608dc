import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ALL_MAILS, MAIL_KINDS } from "#app/composition.server.ts";
import { newJobId } from "#app/features/operations/jobs/enqueue.server.ts";
import {
	countUnfinishedJobs,
	listUnfinishedJobs,
} from "#app/features/operations/jobs/outbox/unfinished-jobs.server.ts";
import { auditEntries, localMail, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { enqueueMail } from "../enqueue-mail.server";
import { findMessage } from "./find-message.server";
import { listMessages } from "./list-messages.server";
import { countSentMessages, isUnsentAbout, listSentMessages } from "./messages.repository.server";
import { MESSAGES_PER_PAGE, parseMessages } from "./messages-query";
import { sendAgain } from "./send-again.server";

const now = new Date("2026-11-20T10:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const origin = "https://school.example";

const listed = (search: string) =>
	listMessages(db, {
		query: parseMessages(new URLSearchParams(search), MAIL_KINDS),
		language: "en",
		kinds: MAIL_KINDS,
	});

async function makeSent(at: number, message: { to?: string; subject?: string; withJob?: boolean } = {}) {
	const { to = "ada@mail.example", subject = "Confirm your e-mail", withJob = true } = message;
	const id = newJobId();
	if (withJob) {
		await enqueueMail(db, "verifyEmail", { userId: 7, origin }, { id, dueAt: minutesLater(at) });
		await db
			.update(outbox)
			.set({ doneAt: minutesLater(at), attempts: 1 })
			.where(eq(outbox.id, id));
	}
	await db.insert(localMail).values({ id, to, subject, text: `Text of ${id}`, writtenAt: minutesLater(at) });
	return id;
}

async function makeUnsent(at: number, { email, deadAt = null }: { email: string; deadAt?: Date | null }) {
	const id = newJobId();
	const user = await makeUser(db, { email });
	await enqueueMail(db, "resetPassword", { userId: user.id, origin }, { id, dueAt: minutesLater(at) });
	if (deadAt) await db.update(outbox).set({ deadAt, attempts: 8, lastError: "550" }).where(eq(outbox.id, id));
	return id;
}

beforeEach(() => db.batch([db.delete(outbox), db.delete(localMail)]));

describe("the list", () => {
	test("has what was sent, what waits and what failed, the latest first, with their numbers", async () => {
		const sent = await makeSent(1);
		const waiting = await makeUnsent(2, { email: "waits@mail.example" });
		const failed = await makeUnsent(3, { email: "fails@mail.example", deadAt: now });
		// Nobody has the address that was typed: there was nothing to send.
		await enqueueMail(db, "resetPassword", { userId: 99_999, origin }, { id: "nobody", dueAt: now });
		await db.update(outbox).set({ doneAt: now }).where(eq(outbox.id, "nobody"));

		const { rows, counts } = await listed("");

		expect(rows).toMatchObject([
			{ id: failed, state: "failed", to: "fails@mail.example", subject: "Set a new password", at: minutesLater(3) },
			{ id: waiting, state: "waiting", to: "waits@mail.example" },
			{ id: sent, state: "sent", to: "ada@mail.example", subject: "Confirm your e-mail" },
		]);
		expect(rows).toHaveLength(3);
		expect(counts).toEqual({ sent: 1, waiting: 1, failed: 1 });
		for (const [state, id] of Object.entries({ sent, waiting, failed })) {
			expect((await listed(`state=${state}`)).rows.map((row) => row.id)).toEqual([id]);
		}
	});

	test("is searched by subject and by address", async () => {
		const receipt = await makeSent(1, { to: "liwei@mail.example", subject: "Квитанция GR-7Q52F" });
		await makeSent(2);
		const waiting = await makeUnsent(3, { email: "jonas@mail.example" });
		const idsFor = async (q: string) => (await listed(`q=${encodeURIComponent(q)}`)).rows.map(({ id }) => id);

		expect(await idsFor("7q52")).toEqual([receipt]);
		expect(await idsFor("КВИТ liwei")).toEqual([receipt]);
		expect(await idsFor("jonas")).toEqual([waiting]);
		expect(await idsFor("new password")).toEqual([waiting]);
		expect(await idsFor("mail.example")).toHaveLength(3);
		expect(await idsFor('" OR *')).toEqual([]);
		expect((await listed("q=jonas")).counts).toEqual({ sent: 0, waiting: 1, failed: 0 });

		await db.delete(localMail).where(eq(localMail.id, receipt));
		expect(await idsFor("7q52")).toEqual([]);
	});

	test("is walked through page by page and back, what was sent among what waits", async () => {
		const ids: string[] = [];
		for (let at = 0; at < 2 * MESSAGES_PER_PAGE + 3; at += 1) {
			ids.unshift(at % 3 === 0 ? await makeUnsent(at, { email: `p${at}@x.example` }) : await makeSent(at));
		}
		const pages = [await listed("")];
		for (const { next } of pages) if (next) pages.push(await listed(`after=${next.key}`));
		expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(ids);

		const previous = pages.at(-1)?.previous;
		expect((await listed(`before=${previous?.key}`)).rows).toEqual(pages.at(-2)?.rows);
	});

	test("reads by its indexes", async () => {
		const start = { after: null, isDescending: true, limit: 21 };
		const later = { ...start, after: [now.getTime(), "x"] };
		const unsent = { kind: "mail.send", where: isUnsentAbout({ q: "ada", kind: null }, ["verifyEmail"]) } as const;
		for (const portion of [start, later]) {
			await expectNoScan(listSentMessages(db, { q: "ada", kind: null }, portion));
			await expectNoScan(listUnfinishedJobs(db, { ...unsent }, { ...portion, state: null }));
			await expectNoScan(listUnfinishedJobs(db, { kind: "mail.send" }, { ...portion, state: "dead" }));
		}
		await expectNoScan(listSentMessages(db, { q: "", kind: null }, later));
		await expectNoScan(countSentMessages(db, { q: "ada", kind: null }, 10));
		await expectNoScan(countUnfinishedJobs(db, unsent, 10));
	});
});

describe("one message", () => {
	test("tells its text and its way", async () => {
		const id = await makeSent(1);
		expect(await findMessage(db, id, { language: "en", kinds: MAIL_KINDS })).toMatchObject({
			state: "sent",
			text: `Text of ${id}`,
			delivery: { mail: "verifyEmail", userId: 7, attempts: 1, doneAt: minutesLater(1), nextTryAt: null },
		});
	});

	test("that waits has no text yet, in the language of who looks", async () => {
		const id = await makeUnsent(1, { email: "later@mail.example" });
		expect(await findMessage(db, id, { language: "de", kinds: MAIL_KINDS })).toMatchObject({
			state: "waiting",
			text: null,
			to: "later@mail.example",
			subject: "Neues Passwort festlegen",
		});
	});

	test("is not found where there is none", async () => {
		await enqueueMail(db, "resetPassword", { userId: 99_999, origin }, { id: "nobody", dueAt: now });
		await db.update(outbox).set({ doneAt: now }).where(eq(outbox.id, "nobody"));
		expect(await findMessage(db, "nobody", { language: "en", kinds: MAIL_KINDS })).toBeNull();
		expect(await findMessage(db, "", { language: "en", kinds: MAIL_KINDS })).toBeNull();
	});
});

describe("sending again", () => {
	const again = async (id: string, actorId: number) =>
		sendAgain(db, { id, mails: ALL_MAILS, actorId, requestId: "r", now: minutesLater(60) });
	const entriesOf = (id: string) => db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
	const jobOf = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];

	test("what was sent is asked for anew, and it is written down who did it", async () => {
		const { id: actorId } = await makeUser(db, { role: "admin" });
		const id = await makeSent(1);
		const outcome = await again(id, actorId);

		expect(outcome).toEqual({ ok: true, jobId: expect.not.stringMatching(id) });
		const jobId = outcome.ok ? outcome.jobId : "";
		expect(await jobOf(jobId)).toMatchObject({ payload: { mail: "verifyEmail", userId: 7, origin }, doneAt: null });
		expect(await jobOf(id)).toMatchObject({ doneAt: minutesLater(1) });
		expect(await entriesOf(id)).toMatchObject([{ actorId, deed: "mail.sendAgain", after: { jobId } }]);
	});

	test("what has failed is due at once", async () => {
		const { id: actorId } = await makeUser(db, { role: "admin" });
		const id = await makeUnsent(1, { email: "dead@mail.example", deadAt: now });

		expect(await again(id, actorId)).toEqual({ ok: true, jobId: id });
		const due = { deadAt: null, handedOverAt: null, attempts: 0, dueAt: minutesLater(60), nextTryAt: minutesLater(60) };
		expect(await jobOf(id)).toMatchObject(due);
		expect(await entriesOf(id)).toMatchObject([{ before: { state: "failed", attempts: 8 } }]);
	});

	test("nothing is written while somebody is sending it", async () => {
		const { id: actorId } = await makeUser(db, { role: "admin" });
		const id = await makeUnsent(1, { email: "busy@mail.example" });
		await db
			.update(outbox)
			.set({ claimedUntil: minutesLater(61) })
			.where(eq(outbox.id, id));

		expect(await again(id, actorId)).toEqual({ ok: false, reason: "changedMeanwhile" });
		expect(await entriesOf(id)).toEqual([]);
		expect(await jobOf(id)).toMatchObject({ dueAt: minutesLater(1) });
	});

	test("a message whose way was forgotten, or that never was, cannot be", async () => {
		const id = await makeSent(1, { withJob: false });
		for (const unknown of [id, "none"]) {
			expect(await again(unknown, 1)).toEqual({ ok: false, reason: "notFound" });
		}
	});
});
