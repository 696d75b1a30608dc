import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { money } from "#app/shared/money.ts";
import { runTogether } from "#db/run-together.server.ts";
import { disputes, entitlements, orders, outbox, payments } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { offerOf, openMoney, order } from "#tests/money/money.ts";
import { findPaymentWithOrder } from "../orders.repository.server";
import { settlePayment } from "./settle-payment.server";

const school = openMoney(db);
const now = new Date("2026-11-23T10:00:00Z");
let orderId = "";
let paymentId = "";

beforeEach(async () => {
	const { course } = await makeCourse(db, { priceCents: 29_700 });
	const placed = await order(db, school, { user: await makeUser(db), offer: offerOf(course.id) });
	orderId = placed.ok ? placed.orderId : "";
	const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
	paymentId = payment?.id ?? "";
});

const usd = (minor: number) => money(minor, "USD");
const facts = (given: Partial<PaymentFacts>): PaymentFacts => ({
	reference: `p-${orderId}`,
	sessionReference: null,
	subscriptionReference: null,
	customerReference: null,
	periodNumber: null,
	metadata: {},
	isTest: true,
	state: "paid",
	failure: null,
	amount: usd(29_700),
	card: null,
	refunds: [],
	dispute: null,
	...given,
});
const refunded = (minor: number): PaymentFacts["refunds"] => [
	{ reference: `r-${orderId}`, refundId: null, state: "succeeded", failure: null, amount: usd(minor) },
];
const disputed = (state: "open" | "won" | "lost"): PaymentFacts["dispute"] => ({
	reference: `d-${orderId}`,
	state,
	reason: "fraudulent",
	amount: usd(29_700),
	openedAt: now,
	answerUntil: null,
});

async function settle(seen: PaymentFacts, id = paymentId) {
	const [found] = await findPaymentWithOrder(db, id);
	if (!found) throw new Error("No payment");
	const settled = settlePayment(db, found, { facts: seen, gateway: "sandbox", orderEvents: ORDER_EVENTS, now });
	const [first, ...others] = settled.writes;
	if (first) await db.batch([first, ...others]);
	return settled.outcome;
}
const end = async () => ({
	order: (await db.select().from(orders).where(eq(orders.id, orderId)))[0],
	rights: await db.select().from(entitlements).where(eq(entitlements.sourceId, orderId)),
	jobs: (await db.select().from(outbox)).filter(({ id }) => id.includes(orderId)).map(({ id }) => id),
});

const moments = () => [
	facts({ state: "open", reference: null }),
	facts({}),
	facts({ refunds: refunded(10_000) }),
	facts({ refunds: refunded(10_000), dispute: disputed("lost") }),
];

function permutations<T>(all: T[]): T[][] {
	if (all.length < 2) return [all];
	return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

test.each(permutations([0, 1, 2, 3]).map((way) => [way]))(
	"seen in the order %j, each twice, it ends the same",
	async (way) => {
		for (const at of way) {
			const moment = moments()[at];
			if (!moment) throw new Error("No such moment");
			await settle(moment);
			await settle(moment);
		}
		const { order, rights, jobs } = await end();
		expect(order).toMatchObject({ state: "paid", refundedMinor: 29_700, disputedAt: now, trouble: null });
		expect(rights).toMatchObject([{ endedWhy: "refunded" }]);
		expect(jobs.filter((id) => id.startsWith("order.paid:"))).toHaveLength(1);
		expect(jobs.filter((id) => id === `order.refunded:${orderId}:29700`)).toHaveLength(1);
		const [dispute] = await db.select().from(disputes).where(eq(disputes.orderId, orderId));
		expect(dispute).toMatchObject({ state: "lost", closedAt: now });
	},
);

test("twenty consumers at once do it once", async () => {
	await Promise.all(Array.from({ length: 20 }, () => settle(facts({}))));
	const { order, rights, jobs } = await end();
	expect(order).toMatchObject({ state: "paid" });
	expect(rights).toHaveLength(1);
	expect(jobs).toEqual([`order.paid:${orderId}`]);
});

test.each([
	["wrongAmount", { amount: usd(1) }],
	["wrongCurrency", { amount: money(29_700, "EUR") }],
	["wrongMode", { isTest: false }],
] as const)("money with %s is looked at, and opens nothing", async (trouble, given) => {
	expect(await settle(facts(given))).toBe("inReview");
	const { order, rights, jobs } = await end();
	expect(order).toMatchObject({ state: "inReview", trouble });
	expect([rights, jobs]).toEqual([[], []]);
});

test("a second payment goes back, and the order says that somebody has paid twice", async () => {
	await settle(facts({}));
	const second = crypto.randomUUID();
	const [first] = await db.select().from(payments).where(eq(payments.id, paymentId));
	if (!first) throw new Error("No payment");
	await db
		.insert(payments)
		.values({ ...first, id: second, state: "open", sessionReference: null, paymentReference: null });
	expect(await settle(facts({ reference: `q-${orderId}` }), second)).toBe("paidTwice");
	const { order } = await end();
	expect(order).toMatchObject({ state: "paid", trouble: "paidTwice", gatewayReference: `p-${orderId}` });
	const [job] = await db
		.select()
		.from(outbox)
		.where(eq(outbox.id, `give-back:${second}`));
	expect(job).toMatchObject({ kind: "payment.giveBack", payload: { paymentId: second } });
});

test("of two payments of one order that are settled at the same time one pays it, and the other is seen and goes back", async () => {
	const second = crypto.randomUUID();
	const [first] = await db.select().from(payments).where(eq(payments.id, paymentId));
	if (!first) throw new Error("No payment");
	await db
		.insert(payments)
		.values({ ...first, id: second, state: "open", sessionReference: null, paymentReference: null });
	const tries = [
		{ id: paymentId, seen: facts({}) },
		{ id: second, seen: facts({ reference: `q-${orderId}` }) },
	];
	const read = await Promise.all(tries.map(async ({ id }) => (await findPaymentWithOrder(db, id))[0]));
	const outcomes = await Promise.allSettled(
		tries.map(({ seen }, at) => {
			const found = read[at];
			if (!found) throw new Error("No payment");
			const settled = settlePayment(db, found, { facts: seen, gateway: "sandbox", orderEvents: ORDER_EVENTS, now });
			return runTogether(db, settled.writes);
		}),
	);
	expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	const lost = tries[outcomes.findIndex(({ status }) => status === "rejected")];
	expect(await settle(lost?.seen ?? facts({}), lost?.id)).toBe("paidTwice");
	const { order, jobs } = await end();
	expect(order).toMatchObject({ state: "paid", trouble: "paidTwice" });
	expect(jobs).toEqual([`order.paid:${orderId}`]);
	const [job] = await db
		.select()
		.from(outbox)
		.where(eq(outbox.id, `give-back:${lost?.id}`));
	expect(job).toMatchObject({ kind: "payment.giveBack" });
});

test("what is on its way is less by what has arrived", async () => {
	await settle(facts({}));
	await db.update(orders).set({ refundingMinor: 10_000 }).where(eq(orders.id, orderId));
	await settle(facts({ refunds: refunded(10_000) }));
	expect((await end()).order).toMatchObject({ refundedMinor: 10_000, refundingMinor: 0 });
	expect((await end()).rights).toMatchObject([{ endedAt: null }]);
});
