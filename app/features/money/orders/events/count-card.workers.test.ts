import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findOrderForCommission } from "#app/features/money/affiliates/commissions/find-order.server.ts";
import { settleCommission } from "#app/features/money/affiliates/commissions/settle-order.server.ts";
import { findCoupon } from "#app/features/money/coupons/coupons.repository.server.ts";
import { personKeys } from "#app/features/money/coupons/person-keys.ts";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { combineHandlers } from "#app/features/operations/jobs/outbox/together.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { affiliateFlags, commissions, coupons, couponUseKeys, orders, payments } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeUser } from "#tests/factories.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import { ORIGIN, offerOf, openMoney, sessionOf } from "#tests/money/money.ts";
import { placeOrder } from "../checkout/place-order.server";
import { countCouponCard } from "./count-card.server";

const school = openMoney(db);
Object.assign(school.handlers, {
	"order.paid": combineHandlers(settleCommission(findOrderForCommission), countCouponCard),
});
const VISA = "4242424242424242";
const MASTERCARD = "5555555555554444";

type Bought = { user: { id: number; email: string }; card: string; code?: string; affiliateId?: number };

async function buy({ user, card, code, affiliateId }: Bought) {
	const { course } = await makeCourse(db, { priceCents: 29_700 });
	const [coupon] = code ? await findCoupon(db, code) : [];
	const at = new Date().toISOString();
	const placed = await placeOrder(db, {
		gateway: school.sandbox,
		orderEvents: ORDER_EVENTS,
		offer: offerOf(course.id),
		coupon: coupon ?? null,
		origin: ORIGIN,
		attribution: affiliateId ? { affiliateId, via: "click", visitorId: "v", linkId: null, at } : null,
		buyer: {
			id: user.id,
			email: user.email,
			language: "en",
			country: "PT",
			taxId: null,
			connection: null,
			personKeys: await personKeys({ userId: user.id, email: user.email }),
		},
		key: crypto.randomUUID(),
		now: new Date(),
	});
	if (!placed.ok) throw new Error(placed.reason);
	await payOnSession(school.sandboxTools, { sessionId: sessionOf(placed.redirectUrl), number: card, now: new Date() });
	await school.work();
	const [order] = await db.select().from(orders).where(eq(orders.id, placed.orderId));
	return order;
}

test("two accounts with one card: both have bought at the price they were shown, and the second is looked at", async () => {
	const code = `CARD${Date.now()}`;
	const [coupon] = await db
		.insert(coupons)
		.values({
			code,
			percentBps: 2000,
			duration: "once",
			scope: "all",
			fromAt: MADE_AT,
			createdAt: MADE_AT,
			maxPerPerson: 1,
		})
		.returning();
	const [first, second, third] = [await makeUser(db), await makeUser(db), await makeUser(db)];
	expect(await buy({ user: first, card: VISA, code })).toMatchObject({ state: "paid", trouble: null });
	expect(await buy({ user: third, card: MASTERCARD, code })).toMatchObject({ state: "paid", trouble: null });
	expect(await buy({ user: second, card: VISA, code })).toMatchObject({ state: "paid", trouble: "couponOverused" });
	const keys = await db
		.select()
		.from(couponUseKeys)
		.where(eq(couponUseKeys.couponId, coupon?.id ?? 0));
	expect(keys.filter(({ personKey }) => /^[0-9a-f]{64}$/.test(personKey))).toHaveLength(9);
});

test("an affiliate who buys with their own card from another account earns nothing, and is looked at", async () => {
	const owner = await makeUser(db);
	const affiliate = await makeAffiliate(db, { userId: owner.id });
	await buy({ user: owner, card: VISA });
	const order = await buy({ user: await makeUser(db), card: VISA, affiliateId: affiliate.id });
	expect(await db.select().from(commissions).where(eq(commissions.affiliateId, affiliate.id))).toEqual([]);
	expect(await db.select().from(affiliateFlags).where(eq(affiliateFlags.affiliateId, affiliate.id))).toMatchObject([
		{ kind: "sameCard", subject: order?.id, state: "open" },
	]);
	const other = await buy({ user: await makeUser(db), card: MASTERCARD, affiliateId: affiliate.id });
	expect(await db.select().from(commissions).where(eq(commissions.affiliateId, affiliate.id))).toMatchObject([
		{ orderId: other?.id, state: "pending" },
	]);
});

test("of a card its fingerprint is kept, and no number", async () => {
	const order = await buy({ user: await makeUser(db), card: VISA });
	const [payment] = await db
		.select()
		.from(payments)
		.where(eq(payments.orderId, order?.id ?? ""));
	expect(payment).toMatchObject({ cardFingerprint: "sandbox-success", cardLast4: "4242" });
	expect(JSON.stringify(payment)).not.toContain("4242424242424242");
});
