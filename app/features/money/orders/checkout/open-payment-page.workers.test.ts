import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { orders, payments } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { ORIGIN, offerOf, openMoney, order } from "#tests/money/money.ts";
import { openPaymentPage } from "./open-payment-page.server";

const school = openMoney(db);

test("an order that can be paid for months has pages that close within a day, and another one behind each", async () => {
	const user = await makeUser(db);
	const placed = await order(db, school, { user, offer: offerOf((await makeCourse(db)).course.id) });
	if (!placed.ok) throw new Error("Not placed");
	const now = new Date();
	await db.delete(payments).where(eq(payments.orderId, placed.orderId));
	const months = { state: "failed" as const, expiresAt: new Date(now.getTime() + 100 * 24 * HOUR_MS) };
	const [row] = await db.update(orders).set(months).where(eq(orders.id, placed.orderId)).returning();
	if (!row) throw new Error("No order");

	const closings: number[] = [];
	const { sandbox: gateway } = school;
	const openCheckout: typeof gateway.openCheckout = (request) => {
		closings.push(request.expiresAt.getTime());
		return gateway.openCheckout(request);
	};
	const open = async (hours: number) => {
		const at = new Date(now.getTime() + hours * HOUR_MS);
		const input = { gateway: { ...gateway, openCheckout }, orderEvents: ORDER_EVENTS, order: row, email: user.email };
		const opened = await openPaymentPage(db, { ...input, origin: ORIGIN, now: at });
		return opened.ok && opened.redirectUrl;
	};
	const first = await open(0);
	expect(await open(5)).toBe(first);
	const second = await open(30);
	expect(second).not.toBe(first);
	expect(await open(31)).toBe(second);
	expect(closings.map((at) => (at - now.getTime()) / HOUR_MS)).toEqual([23, 53]);
});
