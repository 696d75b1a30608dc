import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { emitEvent } from "#app/features/money/gateway/sandbox/sandbox.repository.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import {
	auditEntries,
	entitlements,
	orders,
	outbox,
	payments,
	sandboxPayments,
	sandboxRefunds,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { ORIGIN, offerOf, openMoney, order, sessionOf } from "#tests/money/money.ts";
import { noteTrouble } from "../orders.repository.server.ts";
import { acceptPayment, returnPayment } from "./judge-payment.server";
import { markSeen } from "./mark-seen.server";
import { reviewMail } from "./review-mail.server";

const school = openMoney(db);
const { id: actorId } = await makeUser(db);

async function review(came: { amountMinor?: number; currency?: string }) {
	const user = await makeUser(db);
	const { course } = await makeCourse(db, { priceCents: 29_700 });
	const placed = await order(db, school, { user, offer: offerOf(course.id) });
	if (!placed.ok) throw new Error(placed.reason);
	const sessionId = sessionOf(placed.redirectUrl);
	await payOnSession(school.sandboxTools, { sessionId, number: "4242424242424242", now: new Date() });
	await db
		.update(sandboxPayments)
		.set({ amountMinor: 29_700, ...came })
		.where(eq(sandboxPayments.sessionId, sessionId));
	await school.work();
	const { orderId } = placed;
	const by = { orderId, actorId, requestId: "r", orderEvents: ORDER_EVENTS, origin: ORIGIN, now: new Date() };
	return { user, orderId, sessionId, by };
}
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const rightsOf = (id: string) => db.select().from(entitlements).where(eq(entitlements.sourceId, id));
const deedsOf = async (id: string) =>
	(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(({ deed }) => deed);
const mailsOf = async (orderId: string) =>
	(
		await db
			.select({ payload: outbox.payload })
			.from(outbox)
			.where(like(outbox.payload, `%"mail":"review%${orderId}%`))
	).map(({ payload }) => (payload as { mail: string }).mail);
const leftAtGateway = async (sessionId: string) => {
	const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.sessionId, sessionId));
	return row ? row.amountMinor - row.refundedMinor : null;
};

test("what has come, and by which payment, stands with the order that is looked at", async () => {
	const { orderId } = await review({ amountMinor: 30_000 });
	expect(await orderOf(orderId)).toMatchObject({
		state: "inReview",
		trouble: "wrongAmount",
		gatewayReference: expect.stringMatching(/^sbp_/),
	});
	const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
	expect(payment).toMatchObject({ state: "paid", amountMinor: 30_000 });
});

test("accepted: the order is paid and opens, its buyer is written to; of two admins at once one has an effect", async () => {
	const { orderId, by, user } = await review({ amountMinor: 30_000 });
	const both = await Promise.all([acceptPayment(db, by), acceptPayment(db, by), returnPayment(db, by)]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	await school.work();
	expect(await orderOf(orderId)).toMatchObject({
		state: "paid",
		paidAt: by.now,
		guaranteeUntil: expect.any(Date),
		troubleSeenAt: by.now,
	});
	expect(await rightsOf(orderId)).toMatchObject([{ thingKind: "course", endedAt: null }]);
	expect(await deedsOf(orderId)).toEqual(["orders.accept"]);
	expect(await mailsOf(orderId)).toEqual(["reviewAccepted"]);
	for (const language of LANGUAGE_CODES) {
		const asked = { userId: user.id, orderId, origin: ORIGIN, askedAt: by.now, now: by.now, language };
		const mail = await reviewMail.compose(db, asked);
		expect(mail?.values).toMatchObject({ came: expect.stringContaining("300"), what: "A course" });
	}
});

test("given back: all that has come, once, and its own news do not bring the order back", async () => {
	const { orderId, by, sessionId } = await review({ amountMinor: 30_000 });
	expect(await returnPayment(db, by)).toMatchObject({ ok: true });
	await school.work();
	expect(await orderOf(orderId)).toMatchObject({ state: "expired", refundedMinor: 0, troubleSeenAt: by.now });
	expect(await leftAtGateway(sessionId)).toBe(0);
	expect(await rightsOf(orderId)).toEqual([]);
	expect(await deedsOf(orderId)).toEqual(["orders.return"]);
	expect(await mailsOf(orderId)).toEqual(["reviewReturned"]);
	expect(await acceptPayment(db, by)).toEqual({ ok: false, reason: "changedMeanwhile" });
});

test("less than was due can only go back: otherwise more could be given back than has come", async () => {
	const { orderId, by, sessionId } = await review({ amountMinor: 29_699 });
	expect(await acceptPayment(db, by)).toEqual({ ok: false, reason: "tooLittle" });
	expect(await orderOf(orderId)).toMatchObject({ state: "inReview" });
	expect(await returnPayment(db, by)).toMatchObject({ ok: true });
	await school.work();
	expect(await leftAtGateway(sessionId)).toBe(0);
});

test("money in another currency can only go back", async () => {
	const { orderId, by } = await review({ currency: "EUR" });
	expect(await acceptPayment(db, by)).toEqual({ ok: false, reason: "wrongCurrency" });
	expect(await orderOf(orderId)).toMatchObject({ state: "inReview" });
});

test("who gives it back at the gateway itself has ended the review", async () => {
	const { orderId, sessionId } = await review({ amountMinor: 100 });
	const facts = await school.sandbox.findSessionPayment(sessionId);
	if (!facts) throw new Error("No payment");
	const request = { refundId: "by-dashboard", orderId, paymentReference: facts.reference ?? "" };
	await school.sandbox.refund({ ...request, amount: facts.amount });
	await school.work();
	expect(await orderOf(orderId)).toMatchObject({ state: "expired" });
});

test("what was looked at is seen once, stays seen when it is told again, and is new when it is something else", async () => {
	const { orderId, by } = await review({});
	await noteTrouble(db, { id: orderId, trouble: "paidTwice", now: by.now });
	const both = await Promise.all([markSeen(db, by), markSeen(db, by)]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await deedsOf(orderId)).toEqual(["orders.seen"]);
	await noteTrouble(db, { id: orderId, trouble: "paidTwice", now: by.now });
	expect(await orderOf(orderId)).toMatchObject({ troubleSeenAt: by.now });
	await noteTrouble(db, { id: orderId, trouble: "amountsDiffer", now: by.now });
	expect(await orderOf(orderId)).toMatchObject({ troubleSeenAt: null });
});

test("what was given back, and comes back from the bank weeks later, is given back once more", async () => {
	const { orderId, by, sessionId } = await review({ amountMinor: 30_000 });
	await returnPayment(db, by);
	await school.work();
	expect(await leftAtGateway(sessionId)).toBe(0);
	const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.sessionId, sessionId));
	if (!payment) throw new Error("No payment");
	const of = eq(sandboxRefunds.paymentId, payment.id);
	await db.update(sandboxRefunds).set({ state: "failed", failure: "returned" }).where(of);
	await db.update(sandboxPayments).set({ refundedMinor: 0 }).where(eq(sandboxPayments.id, payment.id));
	const event = { type: "refund.failed", objectKind: "payment" as const, objectId: payment.id };
	for (const id of ["sbe_came-back", "sbe_came-back-again"]) {
		await db.batch(emitEvent(db, { id, ...event }, new Date()));
		await school.work();
	}
	expect(await leftAtGateway(sessionId)).toBe(0);
	const refunds = await db.select().from(sandboxRefunds).where(of);
	expect(refunds.map(({ state }) => state).sort()).toEqual(["failed", "succeeded"]);
	expect(await orderOf(orderId)).toMatchObject({ state: "expired" });

	await db.update(sandboxRefunds).set({ state: "failed", failure: "returned" }).where(of);
	await db.update(sandboxPayments).set({ refundedMinor: 0 }).where(eq(sandboxPayments.id, payment.id));
	await db.batch(emitEvent(db, { id: "sbe_came-back-twice", ...event }, new Date()));
	await school.work();
	expect(await leftAtGateway(sessionId)).toBe(30_000);
	const [job] = await db.select().from(outbox).where(like(outbox.id, "give-back:%.2"));
	expect(job).toMatchObject({ doneAt: null, lastError: expect.stringContaining("twice") });
});
