import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PaymentFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { money } from "#app/shared/money.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { disputes, entitlements, gatewayRefunds, orders, outbox, payments } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { offerOf, openMoney, order } from "#tests/money/money.ts";
import { findPaymentWithOrder } from "../orders.repository.server";
import { settlePayment } from "./settle-payment.server";

const school = openMoney(db);
const now = new Date("2026-11-23T10:00:00Z");
const usd = (minor: number) => money(minor, "USD");

function momentsOf(id: string): PaymentFacts[] {
	const refund = (part: string, minor: number, state: "pending" | "succeeded" | "failed") => ({
		reference: `${part}-${id}`,
		refundId: null,
		state,
		failure: null,
		amount: usd(minor),
	});
	const dispute = (state: "open" | "lost") => ({
		reference: `d-${id}`,
		state,
		reason: null,
		amount: usd(5000),
		openedAt: now,
		answerUntil: null,
	});
	const at = (given: Partial<PaymentFacts>): PaymentFacts => ({
		reference: `p-${id}`,
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
	return [
		at({ state: "open", reference: null }),
		at({}),
		at({ refunds: [refund("a", 10_000, "pending")] }),
		at({ refunds: [refund("a", 10_000, "succeeded")] }),
		at({ refunds: [refund("a", 10_000, "succeeded"), refund("b", 3000, "succeeded")] }),
		at({ refunds: [refund("a", 10_000, "failed"), refund("b", 3000, "succeeded")] }),
		at({ refunds: [refund("a", 10_000, "failed"), refund("b", 3000, "succeeded")], dispute: dispute("open") }),
		at({ refunds: [refund("a", 10_000, "failed"), refund("b", 3000, "succeeded")], dispute: dispute("lost") }),
	];
}
const MOMENTS = 8;
const { course } = await makeCourse(db, { priceCents: 29_700 });

async function endOf(way: readonly number[]) {
	const placed = await order(db, school, { user: await makeUser(db), offer: offerOf(course.id) });
	const id = placed.ok ? placed.orderId : "";
	const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
	const moments = momentsOf(id);
	for (const at of way) {
		const [found] = await findPaymentWithOrder(db, payment?.id ?? "");
		const facts = moments[at];
		if (!found || !facts) throw new Error("No payment");
		const settled = settlePayment(db, found, { facts, gateway: "sandbox", orderEvents: ORDER_EVENTS, now });
		const [first, ...others] = settled.writes;
		if (first) await db.batch([first, ...others]);
	}
	const {
		row: [row],
		rights,
		refunds,
		dispute: [dispute],
		jobs,
	} = await inBatch(db, {
		row: db.select().from(orders).where(eq(orders.id, id)),
		rights: db.select().from(entitlements).where(eq(entitlements.sourceId, id)),
		refunds: db.select().from(gatewayRefunds).where(eq(gatewayRefunds.orderId, id)).orderBy(gatewayRefunds.reference),
		dispute: db.select().from(disputes).where(eq(disputes.orderId, id)),
		jobs: db
			.select({ id: outbox.id })
			.from(outbox)
			.where(eq(outbox.id, `order.paid:${id}`)),
	});
	return {
		state: row?.state,
		back: row?.refundedMinor,
		underWay: row?.refundingMinor,
		disputed: row?.disputedAt,
		trouble: row?.trouble,
		rights: rights.map(({ endedWhy }) => endedWhy),
		dispute: dispute?.state,
		refunds: refunds.map(({ state }) => state),
		paidJobs: jobs.length,
	};
}

const every = Array.from({ length: MOMENTS }, (_, at) => at);
const ways = fc
	.array(fc.nat(MOMENTS - 1), { maxLength: 8 })
	.chain((again) => fc.shuffledSubarray([...every, ...again], { minLength: MOMENTS + again.length }));

test("all orders of events, with repeats, come to the same", async () => {
	const expected = await endOf(every);
	expect(expected).toMatchObject({ state: "paid", back: 8000, underWay: 0, dispute: "lost", paidJobs: 1 });
	expect(expected.refunds).toEqual(["failed", "succeeded"]);
	await fc.assert(
		fc.asyncProperty(ways, async (way) => {
			expect(await endOf(way)).toEqual(expected);
		}),
		{ numRuns: 40 },
	);
}, 120_000);
