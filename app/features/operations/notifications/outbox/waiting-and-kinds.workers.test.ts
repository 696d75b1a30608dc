import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MAIL_KINDS } from "#app/composition.server.ts";
import { newJobId } from "#app/features/operations/jobs/enqueue.server.ts";
import { listRetryableJobs, listUnfinishedJobs } from "#app/features/operations/jobs/outbox/unfinished-jobs.server.ts";
import { auditEntries, localMail, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { enqueueMail } from "../enqueue-mail.server";
import { findMessage } from "./find-message.server";
import { listMessages, subjectOf } from "./list-messages.server";
import { countSentMessages, isUnsentAbout, listSentMessages } from "./messages.repository.server";
import { parseMessages } from "./messages-query";
import { SENT_AT_ONCE, sendWaiting } from "./send-waiting.server";

const now = new Date("2026-11-20T10:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const origin = "https://school.example";
const listed = (search: string) =>
	listMessages(db, {
		query: parseMessages(new URLSearchParams(search), MAIL_KINDS),
		language: "en",
		kinds: MAIL_KINDS,
	});

type Unsent = Partial<typeof outbox.$inferInsert> & { mail?: "resetPassword" | "orderPaid" };

async function makeWaiting(at: number, { mail = "resetPassword", ...columns }: Unsent = {}) {
	const id = newJobId();
	const when = { id, dueAt: minutesLater(at) };
	if (mail === "orderPaid") await enqueueMail(db, mail, { userId: 7, orderId: "o-1", origin }, when);
	else await enqueueMail(db, mail, { userId: 7, origin }, when);
	const waits = { attempts: 3, nextTryAt: minutesLater(60), lastError: "451" };
	await db
		.update(outbox)
		.set({ ...waits, ...columns })
		.where(eq(outbox.id, id));
	return id;
}
const jobOf = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];

beforeEach(() => db.batch([db.delete(outbox), db.delete(localMail)]));

describe("sending all that waits", () => {
	const press = (actorId: number) => sendWaiting(db, { actorId, requestId: crypto.randomUUID(), now });
	const entriesBy = (id: number) => db.select().from(auditEntries).where(eq(auditEntries.actorId, id));
	const admin = async () => (await makeUser(db, { role: "admin" })).id;

	test("makes it due at once, and it is written down who did it", async () => {
		const actorId = await admin();
		const waiting = [await makeWaiting(-5), await makeWaiting(-9)];

		expect((await press(actorId)).sort()).toEqual([...waiting].sort());
		for (const id of waiting) expect(await jobOf(id)).toMatchObject({ nextTryAt: now, attempts: 3, doneAt: null });
		expect(await entriesBy(actorId)).toMatchObject([{ deed: "mail.sendWaiting", after: { messages: 2 } }]);
	});

	test("leaves alone what was sent, what has failed, what is being sent and what is no mail", async () => {
		const actorId = await admin();
		const others = [
			await makeWaiting(-1, { doneAt: now }),
			await makeWaiting(-1, { deadAt: now }),
			await makeWaiting(-1, { claimedUntil: minutesLater(3) }),
			await makeWaiting(-1, { kind: "invoice.pdf" }),
		];
		expect(await press(actorId)).toEqual([]);
		for (const id of others) expect(await jobOf(id)).toMatchObject({ nextTryAt: minutesLater(60) });
		expect(await entriesBy(actorId)).toEqual([]);
	});

	test("keeps noted what may have left the school, so that it does not leave twice", async () => {
		const id = await makeWaiting(-1, { handedOverAt: minutesLater(-1), claimedUntil: minutesLater(-1) });
		expect(await press(await admin())).toEqual([id]);
		expect(await jobOf(id)).toMatchObject({ handedOverAt: minutesLater(-1) });
	});

	test("takes a number of them at a time, what was asked for first on top", async () => {
		const rows = Array.from({ length: SENT_AT_ONCE + 2 }, (_, at) => ({
			id: `w-${at}`,
			kind: "mail.send",
			payload: { mail: "resetPassword", userId: 7, origin },
			dueAt: minutesLater(-at),
			nextTryAt: minutesLater(60),
		}));
		for (const row of rows) await db.insert(outbox).values(row);
		const sent = await press(await admin());
		expect(sent).toHaveLength(SENT_AT_ONCE);
		expect([sent.includes("w-0"), sent.includes("w-1"), sent.includes("w-2")]).toEqual([false, false, true]);
	});

	test("goes by an index", async () => {
		await expectNoScan(listRetryableJobs(db, { kind: "mail.send", now, limit: 9 }));
	});
});

describe("kinds", () => {
	const makeSent = async (kind: string | null) => {
		const id = newJobId();
		const message = { to: "ada@mail.example", subject: "Subject", text: "Text", writtenAt: minutesLater(1) };
		await db.insert(localMail).values({ id, kind, ...message });
		return id;
	};

	test("narrow the list to messages of one kind, whether they were sent or wait", async () => {
		const [sent, waits] = [await makeSent("orderPaid"), await makeWaiting(2, { mail: "orderPaid" })];
		await makeSent("resetPassword");
		await makeSent(null);
		await makeWaiting(3);

		const { rows, counts, waitingInAll } = await listed("kind=orderPaid");
		expect(rows.map(({ id }) => id)).toEqual([waits, sent]);
		expect(counts).toEqual({ sent: 1, waiting: 1, failed: 0 });
		expect(waitingInAll).toBe(2);
		expect((await listed("kind=orderPaid&q=nobody")).rows).toEqual([]);
	});

	test("are told of a message with what has caused it, also when its way was forgotten", async () => {
		const [sent, waits] = [await makeSent("orderPaid"), await makeWaiting(2, { mail: "orderPaid" })];
		expect(await findMessage(db, sent, { language: "en", kinds: MAIL_KINDS })).toMatchObject({
			kind: "orderPaid",
			delivery: null,
		});
		expect(await findMessage(db, await makeSent("gone"), { language: "en", kinds: MAIL_KINDS })).toMatchObject({
			kind: null,
		});
		expect(await findMessage(db, waits, { language: "en", kinds: MAIL_KINDS })).toMatchObject({
			kind: "orderPaid",
			subject: "We have received your payment, order …",
			delivery: { orderId: "o-1", attempts: 3 },
		});
	});

	test("have a subject before they are written, with nothing left out of it", () => {
		for (const mail of MAIL_KINDS) expect(subjectOf({ mail }, "en")).toMatch(/^\S+( \S+)*$/);
		expect(subjectOf({ mail: "membershipRenews" }, "en")).toBe("Your … membership renews on …");
	});

	test("go by indexes", async () => {
		const sought = { q: "", kind: "orderPaid" } as const;
		const portion = { after: [now.getTime(), "x"], isDescending: true, limit: 21 };
		await expectNoScan(listSentMessages(db, sought, portion));
		await expectNoScan(countSentMessages(db, sought, 10));
		const unsent = { kind: "mail.send", where: isUnsentAbout(sought, []) } as const;
		await expectNoScan(listUnfinishedJobs(db, unsent, { ...portion, state: "waiting" }));
	});
});
