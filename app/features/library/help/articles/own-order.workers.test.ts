import { beforeEach, expect, test } from "vitest";
import { latestPaidOrder } from "#app/features/money/orders/own/own-orders.repository.server.ts";
import { situationStatements, toSituation } from "#app/features/money/refunds/request-refund.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeOrder, makeRefund } from "#tests/money/paid-orders.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { isAboutOrders, ownOrderView } from "./own-order-view.server";

const now = new Date("2026-11-20T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const reading = { language: "en" as const, formats: formatsFor({ language: "en", timeZone: "UTC" }) };
let userId = 0;

beforeEach(async () => {
	userId = (await makeUser(db)).id;
});

type Given = Partial<Parameters<typeof makeOrder>[1]>;
const buy = (days: number, given: Given = {}) =>
	makeOrder(db, {
		userId,
		paidAt: daysAgo(days),
		netMinor: 29_700,
		gatewayReference: `pi_${crypto.randomUUID()}`,
		guaranteeUntil: new Date(daysAgo(days).getTime() + 90 * 86_400_000),
		guaranteeDays: 90,
		...given,
	});
async function shown() {
	const found = await inBatch(db, situationStatements(db, { userId, orderId: latestPaidOrder(db, userId) }));
	const situation = toSituation(found, now);
	return situation && ownOrderView(situation, reading);
}

test("the order that was paid last is shown with the last day of its refund; one that nobody has paid is not", async () => {
	await buy(40);
	const id = await buy(5, { title: "Deal analysis" });
	await buy(1, { paidAt: null });
	expect(await shown()).toMatchObject({
		id,
		title: "Deal analysis",
		amount: "$297",
		paid: "Nov 15, 2026",
		refundableUntil: "Feb 13, 2027",
		closed: null,
	});
});

test("another's order is not there", async () => {
	await buy(5, { userId: (await makeUser(db)).id });
	expect(await shown()).toBeNull();
});

test("the longer of guarantee and withdrawal counts", async () => {
	await buy(5, { guaranteeUntil: daysAgo(-2), country: "DE" });
	expect(await shown()).toMatchObject({ refundableUntil: "Nov 30, 2026" });
});

test("what has gone back, what is too late and what is under way", async () => {
	await buy(100);
	expect(await shown()).toMatchObject({ refundableUntil: null, closed: "noRefund" });
	await buy(20, { refundedMinor: 29_700 });
	expect(await shown()).toMatchObject({ refundableUntil: null, closed: "refunded" });
	const orderId = await buy(10);
	await makeRefund(db, { orderId, userId, succeededAt: null, requestedAt: now, netMinor: 29_700 });
	expect(await shown()).toMatchObject({ refundableUntil: null, closed: null });
});

test("an article is about orders when it helps on their page", () => {
	expect(isAboutOrders({ details: { routes: ["/pricing", "/orders"] } })).toBe(true);
	expect(isAboutOrders({ details: { routes: ["/affiliate-program"] } })).toBe(false);
	expect(isAboutOrders({ details: {} })).toBe(false);
});

test("all of it goes by indexes", async () => {
	const { order, payment, refunds, disputes } = situationStatements(db, {
		userId,
		orderId: latestPaidOrder(db, userId),
	});
	for (const statement of [order, payment, refunds, disputes]) {
		await expectNoScan(statement);
	}
});
