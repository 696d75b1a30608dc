import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { approvalWrites } from "#app/features/money/refunds/approval.server.ts";
import { withdrawFromOrder } from "#app/features/money/refunds/request-refund.server.ts";
import { enqueue } from "#app/features/operations/jobs/enqueue.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { memberships, orders, outbox, refunds, sandboxPayments, sandboxSubscriptions } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { buyPlan, buyPlanTwice, makePlan, openMemberships, placePlan } from "#tests/money/memberships.ts";
import { TOOLS } from "#tests/money/refunds.ts";
import { findRules } from "../membership-tools.server";
import { beginWrites } from "./begin-membership.server";

const school = openMemberships(db);
const handlers = { ...school.handlers };
const { id: planId } = await makePlan(db);

function breakGateway() {
	Object.assign(school.handlers, { "order.paid": () => Promise.reject(new Error("The gateway is out")) });
}
async function mendGateway() {
	Object.assign(school.handlers, handlers);
	await db
		.update(outbox)
		.set({ nextTryAt: new Date(0) })
		.where(isNull(outbox.doneAt));
	await school.work();
}
const withdraw = (userId: number, orderId: string) =>
	withdrawFromOrder(db, { userId, orderId, tools: TOOLS, requestId: "r", now: new Date() });
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const membershipsOf = (userId: number) => db.select().from(memberships).where(eq(memberships.userId, userId));
const subscriptionOf = async (orderId: string) => {
	const all = await db.select().from(sandboxSubscriptions);
	return all.find(({ metadata }) => metadata.orderId === orderId)?.state;
};
const isBack = { state: "paid", membershipId: null, refundedMinor: 9700, refundingMinor: 0 };

test("what goes back by itself is asked for under one name, however often it is asked after", async () => {
	const user = await makeUser(db);
	const { second } = await buyPlanTwice(db, school, user, [planId, planId]);
	const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, second));
	if (!refund) throw new Error("No refund");
	await db.update(refunds).set({ state: "sent" }).where(eq(refunds.id, refund.id));
	await enqueue(db, "refund.send", { refundId: refund.id }, { id: "asked-after", dueAt: new Date() });
	await school.work();
	const [after] = await db.select().from(refunds).where(eq(refunds.orderId, second));
	expect(after).toMatchObject({ state: "succeeded", failure: null });
	const [order] = await db.select().from(orders).where(eq(orders.id, second));
	const [payment] = await db
		.select()
		.from(sandboxPayments)
		.where(eq(sandboxPayments.id, order?.gatewayReference ?? ""));
	expect(payment).toMatchObject({ refundedMinor: 9700 });
});

test("who withdraws before their membership has begun has none, and no period is taken", async () => {
	const user = await makeUser(db);
	breakGateway();
	const orderId = await buyPlan(db, school, { user, planId });
	await school.work();
	expect(await withdraw(user.id, orderId)).toMatchObject({ ok: true });
	await mendGateway();
	expect(await membershipsOf(user.id)).toEqual([]);
	expect(await orderOf(orderId)).toMatchObject(isBack);
	expect(await subscriptionOf(orderId)).toBe("cancelled");
});

test("of a second plan that its buyer withdraws from before it is looked at, the subscription ends as well", async () => {
	const user = await makeUser(db);
	const first = await buyPlan(db, school, { user, planId });
	const second = await placePlan(db, school, { user, planId });
	await school.work();
	breakGateway();
	await payOnSession(school.sandboxTools, { ...second, number: "4242424242424242", now: new Date() });
	await school.work();
	expect(await withdraw(user.id, second.orderId)).toMatchObject({ ok: true });
	await mendGateway();
	expect(await orderOf(second.orderId)).toMatchObject(isBack);
	expect(await subscriptionOf(second.orderId)).toBe("cancelled");
	expect(await subscriptionOf(first)).toBe("active");
});

test("a payment of which the first news is that it has gone back begins nothing", async () => {
	const user = await makeUser(db);
	const { orderId, sessionId } = await placePlan(db, school, { user, planId });
	await payOnSession(school.sandboxTools, { sessionId, number: "4242424242424242", now: new Date() });
	const facts = await school.sandbox.findSessionPayment(sessionId);
	if (!facts?.reference) throw new Error("No payment");
	const { reference: paymentReference, amount } = facts;
	await school.sandbox.refund({ refundId: "by-dashboard", orderId, paymentReference, amount });
	await school.work();
	expect(await membershipsOf(user.id)).toEqual([]);
	expect(await orderOf(orderId)).toMatchObject(isBack);
	expect(await subscriptionOf(orderId)).toBe("cancelled");
});

test("of a withdrawal and a beginning at once, whichever comes second is stopped", async () => {
	const user = await makeUser(db);
	breakGateway();
	const orderId = await buyPlan(db, school, { user, planId });
	await school.work();
	const [order, rules] = [await orderOf(orderId), await findRules(db)];
	if (!order) throw new Error("No order");
	const references = { subscriptionReference: null, customerReference: null };
	const begun = beginWrites(db, order, { cut: null, references, rules, now: new Date() });
	expect(await withdraw(user.id, orderId)).toMatchObject({ ok: true });
	expect(await runTogether(db, begun).catch(isConflict)).toBe(true);
	expect(await membershipsOf(user.id)).toEqual([]);
	await mendGateway();

	const other = await buyPlan(db, school, { user: await makeUser(db), planId });
	breakGateway();
	await school.work();
	const read = await orderOf(other);
	if (!read) throw new Error("No order");
	await mendGateway();
	const approved = { refundId: "late", order: read, amountMinor: 9700, creditsMinor: 0, tools: TOOLS, now: new Date() };
	expect(await runTogether(db, approvalWrites(db, approved).writes).catch(isConflict)).toBe(true);
});

test("a plan in review whose money is given back at the gateway itself takes no next period", async () => {
	const user = await makeUser(db);
	const { orderId, sessionId } = await placePlan(db, school, { user, planId });
	await payOnSession(school.sandboxTools, { sessionId, number: "4242424242424242", now: new Date() });
	await db.update(sandboxPayments).set({ amountMinor: 100 }).where(eq(sandboxPayments.sessionId, sessionId));
	await school.work();
	const facts = await school.sandbox.findSessionPayment(sessionId);
	if (!facts?.reference) throw new Error("No payment");
	const { reference: paymentReference, amount } = facts;
	await school.sandbox.refund({ refundId: "review-by-dashboard", orderId, paymentReference, amount });
	await school.work();
	expect(await orderOf(orderId)).toMatchObject({ state: "expired" });
	expect(await subscriptionOf(orderId)).toBe("cancelled");
});
