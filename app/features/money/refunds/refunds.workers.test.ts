import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, disputes, outbox, refunds } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { ORIGIN } from "#tests/money/money.ts";
import { openRefunds, TOOLS } from "#tests/money/refunds.ts";
import { approveRefund, declineRefund } from "./decide-refund.server";
import { refundByGoodwill } from "./give-by-goodwill.server";
import { payByHand } from "./pay-by-hand.server";
import { requestRefund, withdrawFromOrder, withdrawRequest } from "./request-refund.server";

const school = openRefunds(db);
let admin = 0;
const decision = async (refundId: string, now = new Date()) => {
	admin ||= (await makeUser(db)).id;
	return { refundId, message: "Done", actorId: admin, requestId: "r", tools: TOOLS, now };
};
const approve = async (refundId: string, amountMinor: number | null = null) =>
	approveRefund(db, { ...(await decision(refundId)), amountMinor });
const rowOf = async (id: string) => (await db.select().from(refunds).where(eq(refunds.id, id)))[0];
const entries = (orderId: string) => db.select().from(auditEntries).where(eq(auditEntries.subjectId, orderId));
const mails = async (refundId: string) => {
	const rows = await db
		.select()
		.from(outbox)
		.where(and(eq(outbox.kind, "mail.send"), like(outbox.payload, `%${refundId}%`)));
	return rows.map(({ payload }) => (payload as { mail: string }).mail).sort();
};

test("asked for, approved, sent, confirmed: access ends with the approval, the money is back with the gateway's word", async () => {
	const bought = await school.ask();
	expect(await school.stateOf(bought)).toMatchObject({ back: 0, underWay: 0, isOpen: true, refunds: ["requested"] });

	expect(await approve(bought.refundId)).toMatchObject({ ok: true });
	expect(await school.stateOf(bought)).toEqual({
		back: 0,
		underWay: 29_700,
		isOpen: false,
		enrollment: "refunded",
		refunds: ["approved"],
	});
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, refunds: ["succeeded"] });
	expect(await rowOf(bought.refundId)).toMatchObject({
		gatewayReference: expect.stringMatching(/^sbr_/),
		message: "Done",
	});
	expect(await entries(bought.orderId)).toMatchObject([{ deed: "refunds.approve", actorId: admin }]);
	const told = await db
		.select()
		.from(outbox)
		.where(eq(outbox.id, `order.refunded:${bought.orderId}:29700`));
	expect(told).toHaveLength(1);
	expect(await mails(bought.refundId)).toEqual(["refundApproved", "refundAsked"]);
});

test("two admins, and ten more, approve one refund at once: one has an effect", async () => {
	const bought = await school.ask();
	const answers = await Promise.all(
		Array.from({ length: 12 }, async (_, at) =>
			approveRefund(db, { ...(await decision(bought.refundId, new Date(Date.now() + at))), amountMinor: null }),
		),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await school.stateOf(bought)).toMatchObject({ underWay: 29_700, refunds: ["approved"] });
	expect(await entries(bought.orderId)).toHaveLength(1);
	await school.work();
	const facts = await school.sandbox.findSessionPayment(bought.sessionId);
	expect(facts?.refunds).toHaveLength(1);
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0 });
});

test("one approves and one declines at once: one of both", async () => {
	const bought = await school.ask();
	const answers = await Promise.all([approve(bought.refundId), declineRefund(db, await decision(bought.refundId))]);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	const { refunds: states, underWay } = await school.stateOf(bought);
	expect([
		["approved", 29_700],
		["declined", 0],
	]).toContainEqual([states[0], underWay]);
});

test("ten requests for one order at once are one", async () => {
	const { userId, orderId } = await school.buy();
	const ask = () =>
		requestRefund(db, { userId, orderId, reasonCode: "other", reason: "", origin: ORIGIN, now: new Date() });
	const answers = await Promise.all(Array.from({ length: 10 }, ask));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect((await school.stateOf({ userId, orderId })).refunds).toEqual(["requested"]);
});

test("parts go back one after the other; access ends with the last, and no more goes back than was paid", async () => {
	const bought = await school.ask();
	expect(await approve(bought.refundId, 29_701)).toEqual({ ok: false, reason: "tooMuch" });
	expect(await approve(bought.refundId, 10_000)).toMatchObject({ ok: true });
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 10_000, isOpen: true, enrollment: "enrolled" });

	const { userId, orderId } = bought;
	const again = await requestRefund(db, {
		userId,
		orderId,
		reasonCode: "other",
		reason: "",
		origin: ORIGIN,
		now: new Date(),
	});
	if (!again.ok) throw new Error(again.reason);
	expect(await rowOf(again.refundId)).toMatchObject({ amountMinor: 19_700 });
	expect(await approve(again.refundId)).toMatchObject({ ok: true });
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({
		back: 29_700,
		underWay: 0,
		isOpen: false,
		enrollment: "refunded",
	});
});

test("a refund that the gateway refuses is back in the queue, and is tried anew under a new key", async () => {
	const bought = await school.ask();
	school.failNext();
	await approve(bought.refundId);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 0, underWay: 0, refunds: ["failed"] });
	expect(await rowOf(bought.refundId)).toMatchObject({ failure: "closed" });

	expect(await approve(bought.refundId)).toMatchObject({ ok: true });
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, refunds: ["succeeded"] });
});

test("declined says why and leaves everything open; it cannot be asked for again, nor taken back", async () => {
	const bought = await school.ask();
	expect(await declineRefund(db, await decision(bought.refundId))).toMatchObject({ ok: true });
	expect(await school.stateOf(bought)).toMatchObject({ back: 0, underWay: 0, isOpen: true, refunds: ["declined"] });
	// Messages are erased with the account; the log is not.
	expect((await rowOf(bought.refundId))?.message).toBe("Done");
	expect(JSON.stringify(await entries(bought.orderId))).not.toContain("Done");
	expect(await approve(bought.refundId)).toEqual({ ok: false, reason: "decidedBefore" });
	const { userId, orderId } = bought;
	const asked = { userId, orderId, now: new Date() };
	expect(await withdrawRequest(db, asked)).toEqual({ ok: false });
	const again = await requestRefund(db, { ...asked, reasonCode: "other", reason: "", origin: ORIGIN });
	expect(again).toEqual({ ok: false, reason: "declinedBefore" });
});

test("withdrawn in the EU: nobody is asked, access ends, the receipt is queued; ten at once are one", async () => {
	const bought = await school.ask();
	const withdraw = () => withdrawFromOrder(db, { ...bought, tools: TOOLS, requestId: "r", now: new Date() });
	const answers = await Promise.all(Array.from({ length: 10 }, withdraw));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await school.stateOf(bought)).toMatchObject({ underWay: 29_700, isOpen: false, refunds: ["approved"] });
	expect(await mails(bought.refundId)).toEqual(["refundAsked", "withdrawalReceived"]);
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, refunds: ["succeeded"] });
	expect(await rowOf(bought.refundId)).toMatchObject({ kind: "withdrawal", decidedBy: null });
});

test("another's order cannot be asked back or withdrawn from", async () => {
	const { orderId } = await school.buy();
	const stranger = { userId: (await makeUser(db)).id, orderId, now: new Date() };
	expect(await requestRefund(db, { ...stranger, reasonCode: "other", reason: "", origin: ORIGIN })).toMatchObject({
		reason: "notFound",
	});
	expect(await withdrawFromOrder(db, { ...stranger, tools: TOOLS, requestId: "r" })).toMatchObject({
		reason: "notFound",
	});
});

test("while a bank decides on a dispute nothing is approved, so that no money goes back twice", async () => {
	const bought = await school.ask();
	await db.insert(disputes).values({
		id: bought.orderId,
		orderId: bought.orderId,
		gateway: "sandbox",
		gatewayReference: bought.orderId,
		state: "open",
		currency: "USD",
		amountMinor: 29_700,
		openedAt: new Date(),
	});
	expect(await approve(bought.refundId)).toEqual({ ok: false, reason: "disputed" });
	expect(await school.stateOf(bought)).toMatchObject({ underWay: 0, isOpen: true, refunds: ["requested"] });
});

test("a refund that was promised and could not be sent is not declined; it is paid another way, once, with its note", async () => {
	const bought = await school.ask();
	school.failNext();
	await approve(bought.refundId);
	await school.work();
	expect(await declineRefund(db, await decision(bought.refundId))).toEqual({ ok: false, reason: "promised" });
	expect(await school.stateOf(bought)).toMatchObject({ refunds: ["failed"], isOpen: false });

	const hand = await decision(bought.refundId);
	const both = await Promise.all([payByHand(db, hand), payByHand(db, hand)]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await approve(bought.refundId)).toEqual({ ok: false, reason: "decidedBefore" });
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0, refunds: ["succeeded"] });
	const facts = await school.sandbox.findSessionPayment(bought.sessionId);
	expect(facts?.refunds).toEqual([]);
	expect((await entries(bought.orderId)).map(({ deed }) => deed)).toEqual(["refunds.approve", "refunds.byHand"]);
	expect(JSON.stringify(await entries(bought.orderId))).not.toContain("Done");
	expect(await mails(bought.refundId)).toEqual(["refundApproved", "refundAsked", "refundByHand"]);
	const notes = await db.select().from(outbox).where(eq(outbox.kind, "invoice.credit"));
	expect(notes.filter(({ id }) => id.startsWith(`invoice.credit:by-hand-${bought.refundId}`))).toHaveLength(1);
	expect(await payByHand(db, hand)).toEqual({ ok: false, reason: "decidedBefore" });
});

test("by goodwill a part goes back and all stays open, then the rest and it is closed; each is audited and written about", async () => {
	const bought = await school.buy();
	const give = async (amountMinor: number | null) => {
		const { refundId: _, ...by } = await decision("");
		return refundByGoodwill(db, { ...by, orderId: bought.orderId, amountMinor });
	};
	expect(await give(29_701)).toEqual({ ok: false, reason: "tooMuch" });
	const parts = await Promise.all([give(9_700), give(9_700), give(9_700)]);
	expect(parts.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await give(null)).toEqual({ ok: false, reason: "underWay" });
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 9_700, underWay: 0, isOpen: true });
	expect(await give(null)).toMatchObject({ ok: true });
	expect(await school.stateOf(bought)).toMatchObject({ underWay: 20_000, isOpen: false, enrollment: "refunded" });
	await school.work();
	expect(await school.stateOf(bought)).toMatchObject({ back: 29_700, underWay: 0 });
	const rows = await db.select().from(refunds).where(eq(refunds.orderId, bought.orderId));
	expect(rows.map(({ kind, message }) => [kind, message])).toEqual([
		["goodwill", "Done"],
		["goodwill", "Done"],
	]);
	expect((await entries(bought.orderId)).map(({ deed }) => deed)).toEqual(["refunds.goodwill", "refunds.goodwill"]);
	expect(JSON.stringify(await entries(bought.orderId))).not.toContain("Done");
	expect(await give(null)).toEqual({ ok: false, reason: "nothingLeft" });
});

test("goodwill gives nothing where a request waits for its answer", async () => {
	const bought = await school.ask();
	const { refundId: _, ...by } = await decision("");
	const given = await refundByGoodwill(db, { ...by, orderId: bought.orderId, amountMinor: 100 });
	expect(given).toEqual({ ok: false, reason: "underWay" });
});
