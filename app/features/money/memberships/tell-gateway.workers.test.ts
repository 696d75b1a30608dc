import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { settlePayment } from "#app/features/money/orders/events/settle-payment.server.ts";
import { findPaymentWithOrder } from "#app/features/money/orders/face.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { money } from "#app/shared/money.ts";
import { runTogether } from "#db/run-together.server.ts";
import { orders, outbox, payments, taxSellers } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT } from "#tests/factories.ts";
import { openMemberships } from "#tests/money/memberships.ts";
import { openStripeMember } from "#tests/money/stripe-member.ts";
import { applyMemberAction } from "./change/do-to-membership.server";
import { payForMembership } from "./page/pay-for-membership.server";
import { followEvent } from "./periods/adopt-payment.server";
import { syncSubscription, tellGatewaysOfTax } from "./tell-gateway.server";

const school = openMemberships(db);
async function settleChange(userId: number, { orderEvents }: { orderEvents: typeof school.tools.orderEvents }) {
	const [order] = await db
		.select()
		.from(orders)
		.where(and(eq(orders.userId, userId), eq(orders.occasion, "change")));
	const [payment] = await db
		.select()
		.from(payments)
		.where(eq(payments.orderId, order?.id ?? ""));
	const [found] = await findPaymentWithOrder(db, payment?.id ?? "");
	if (!found) throw new Error("No order");
	const facts: PaymentFacts = {
		reference: `pi_${found.payment.id}`,
		sessionReference: null,
		subscriptionReference: null,
		customerReference: null,
		periodNumber: null,
		metadata: {},
		isTest: true,
		state: "paid",
		failure: null,
		amount: money(found.order.totalMinor, "USD"),
		card: null,
		refunds: [],
		dispute: null,
	};
	await runTogether(db, settlePayment(db, found, { facts, gateway: "stripe", orderEvents, now: new Date() }).writes);
}

test("an upgrade that is paid later, through order.paid, tells the gateway the new price, once", async () => {
	const member = await openStripeMember(school);
	expect(await member.choose(member.plans.elite.id)).toMatchObject({ ok: true, kind: "pending" });
	expect(member.said).toEqual([]);
	await settleChange(member.user.id, member.tools);
	await member.work();
	await member.work();
	expect(await member.read()).toMatchObject({ planId: member.plans.elite.id, amountMinor: 29_700 });
	expect(member.said).toEqual(["29700 month"]);
});

test("a downgrade, its taking back, a pause, an end: each reaches the gateway once", async () => {
	const member = await openStripeMember(school);
	const act = async (deed: Parameters<typeof applyMemberAction>[2]["deed"]) => {
		const membership = await member.read();
		expect(await applyMemberAction(db, member.tools, { membership, deed, now: new Date() })).toMatchObject({
			ok: true,
		});
		await member.work();
	};
	await member.choose(member.plans.basic.id);
	await member.choose(member.plans.pro.id);
	await act({ kind: "cancel", why: null });
	await act({ kind: "keep" });
	await act({ kind: "pause", days: 30 });
	await act({ kind: "resume" });
	expect(member.said).toEqual(["2900 month", "9700 month", "cancel periodEnd", "cancel null", "pause", "resume"]);
	const [order] = await db.select().from(orders).where(eq(orders.userId, member.user.id));
	const refunded = school.tools.orderEvents.onOrderRefunded(db, order ?? never(), new Date());
	await runTogether(db, refunded);
	await member.work();
	expect(member.said.at(-1)).toBe("cancel now");
	expect(member.said).toHaveLength(7);
});

test("a refund ends the membership, and the queue is nudged for the gateway to hear of it", async () => {
	const member = await openStripeMember(school);
	const { id: membershipId } = await member.read();
	const [order] = await db.select().from(orders).where(eq(orders.userId, member.user.id));
	await runTogether(db, school.tools.orderEvents.onOrderRefunded(db, order ?? never(), new Date()));
	const [job] = await db
		.select()
		.from(outbox)
		.where(and(eq(outbox.kind, "membership.end"), like(outbox.payload, `%${membershipId}%`)));
	const outcome = await dispatchJob(db, { id: job?.id ?? "", handlers: school.handlers, now: new Date() });
	expect(outcome).toEqual({ kind: "done", next: `membership.tell:${membershipId}:1` });
	const told = eq(outbox.id, `membership.tell:${membershipId}:1`);
	expect(await db.select().from(outbox).where(told)).toHaveLength(1);
});

test("another interval is told with the day on which the next period begins, so that nothing is taken at once", async () => {
	const member = await openStripeMember(school);
	expect(await member.choose(member.plans.pro.id, "year")).toMatchObject({ ok: true });
	await settleChange(member.user.id, member.tools);
	await member.work();
	expect(member.said).toEqual(["97000 year"]);
	expect(member.factsNow().periodUntil).toEqual((await member.read()).periodUntil);
});

test("what the gateway has said itself is not told it again", async () => {
	const member = await openStripeMember(school);
	const { subscriptionReference } = await member.read();
	const broken = await member.tools.gateways().stripe.cancelSubscription(subscriptionReference ?? "", "periodEnd");
	expect(broken.cancelsAtPeriodEnd).toBe(true);
	await followEvent(member.tools)(db, { gateway: "stripe", reference: subscriptionReference ?? "", now: new Date() });
	const { id, cancelAskedAt } = await member.read();
	expect(cancelAskedAt).not.toBeNull();
	expect(
		await db
			.select()
			.from(outbox)
			.where(like(outbox.id, `membership.tell:${id}%`)),
	).toEqual([]);
});

test("a pause that is taken back after the gateway's own period has ended moves its calendar back, and nothing else does", async () => {
	const member = await openStripeMember(school);
	const membership = await member.read();
	const { subscriptionReference: reference } = membership;
	// Stripe has begun a free period meanwhile, which ends later than the rest here.
	const { stripe } = member.tools.gateways();
	const later = new Date(membership.periodUntil.getTime() + 20 * DAY_MS);
	const moved = await stripe.changeSubscription({
		changeId: "x",
		subscriptionReference: reference ?? "",
		amount: money(9700, "USD"),
		interval: "month",
		discounted: null,
		nextPeriodAt: later,
	});
	expect(moved.periodUntil).toEqual(later);
	await syncSubscription(db, member.tools, membership, new Date());
	expect(member.factsNow().periodUntil).toEqual(membership.periodUntil);
	const said = member.said.length;
	await syncSubscription(db, member.tools, membership, new Date());
	// A due period is being charged, so its next date is not moved back.
	await stripe.changeSubscription({
		changeId: "y",
		subscriptionReference: reference ?? "",
		amount: money(9700, "USD"),
		interval: "month",
		discounted: null,
		nextPeriodAt: later,
	});
	await syncSubscription(db, member.tools, membership, new Date(membership.periodUntil.getTime() + 1));
	expect(member.said).toHaveLength(said + 1);
});

test("a tax that is in force from a day on is told on that day, to members of its country", async () => {
	const member = await openStripeMember(school);
	const { country, id } = await member.read();
	const from = new Date(Date.now() + DAY_MS);
	const jobs = () =>
		db
			.select()
			.from(outbox)
			.where(and(eq(outbox.kind, "membership.tell"), eq(outbox.dueAt, from)));
	await tellGatewaysOfTax(db, { country: "XX", from });
	expect(await jobs()).toEqual([]);
	await tellGatewaysOfTax(db, { country, from });
	expect((await jobs()).map(({ payload }) => payload)).toContainEqual({ membershipId: id });

	await db.insert(taxSellers).values({ country: "PT", taxNumber: "PT1", reverseCharge: false, fromAt: MADE_AT });
	await syncSubscription(db, member.tools, await member.read(), new Date());
	expect(member.said).toEqual(["11931 month"]);
	await db.delete(taxSellers);
});

test("a tax that is saved wrongly and corrected is told twice, each time under a key of its own", async () => {
	const member = await openStripeMember(school);
	const { stripe } = member.tools.gateways();
	const change = stripe.changeSubscription;
	const keys: string[] = [];
	stripe.changeSubscription = (asked) => {
		keys.push(asked.changeId);
		return change(asked);
	};
	await db.insert(taxSellers).values({ country: "PT", taxNumber: "PT1", reverseCharge: false, fromAt: MADE_AT });
	await syncSubscription(db, member.tools, await member.read(), new Date());
	await db.delete(taxSellers);
	await syncSubscription(db, member.tools, await member.read(), new Date());
	expect(member.said).toEqual(["11931 month", "9700 month"]);
	expect(new Set(keys).size).toBe(2);
});

test("while what a change costs is being taken, another one is refused", async () => {
	const member = await openStripeMember(school);
	expect(await member.choose(member.plans.elite.id)).toMatchObject({ ok: true, kind: "pending" });
	expect(await member.choose(member.plans.pro.id, "year")).toEqual({ ok: false, reason: "openChange" });
	const changes = await db
		.select()
		.from(orders)
		.where(and(eq(orders.userId, member.user.id), eq(orders.occasion, "change")));
	expect(changes).toHaveLength(1);
});

test("a gateway that is lost in the middle of a change: nobody says that nothing has changed, and no second one is taken", async () => {
	const member = await openStripeMember(school);
	const { stripe } = member.tools.gateways();
	const charge = stripe.chargeSubscription;
	stripe.chargeSubscription = () => Promise.reject(new Error("Timed out"));
	expect(await member.choose(member.plans.elite.id)).toEqual({ ok: false, reason: "unsure" });
	stripe.chargeSubscription = charge;
	expect(await member.choose(member.plans.pro.id, "year")).toEqual({ ok: false, reason: "openChange" });
	await settleChange(member.user.id, member.tools);
	await member.work();
	expect(await member.read()).toMatchObject({ planId: member.plans.elite.id, interval: "month" });
});

test("a period that Stripe could not take is paid on Stripe's page, and never on one of ours beside it", async () => {
	const member = await openStripeMember(school);
	const [order] = await db.select().from(orders).where(eq(orders.userId, member.user.id));
	const { stripe } = member.tools.gateways();
	stripe.openCheckout = () => Promise.reject(new Error("A second page"));
	stripe.duePage = async (reference) => `https://pay.example/${reference}`;
	const due = { ...(order ?? never()), occasion: "renewal" as const, state: "failed" as const };
	const asked = { order: due, email: member.user.email, now: new Date() };
	const { subscriptionReference } = await member.read();
	expect(await payForMembership(db, member.tools, asked)).toMatchObject({
		redirectUrl: `https://pay.example/${subscriptionReference}`,
	});
	stripe.duePage = async () => null;
	expect(await payForMembership(db, member.tools, asked)).toMatchObject({
		redirectUrl: expect.stringMatching(/\/settings\/billing$/),
	});
	const change = { ...asked, order: { ...due, occasion: "change" as const } };
	expect(await payForMembership(db, member.tools, change)).toMatchObject({
		redirectUrl: expect.stringContaining("/settings/billing?plan="),
	});
});

function never(): never {
	throw new Error("No order");
}
