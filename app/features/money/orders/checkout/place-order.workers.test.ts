import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findCoupon } from "#app/features/money/coupons/coupons.repository.server.ts";
import type { CheckoutRequest } from "#app/features/money/gateway/payment-gateway.ts";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { findSession } from "#app/features/money/gateway/sandbox/sandbox.repository.server.ts";
import { coupons, couponUses, orders } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { offerOf, openMoney, order, sessionOf } from "#tests/money/money.ts";
import type { Offer } from "./offer";

const school = openMoney(db);
const VISA = "4242424242424242";
const SETTLED_BY_THEN = 60_000;
const DELAYED = "4000000000000077";
let made = 0;

async function makeCoupon(maxUses: number) {
	made += 1;
	const code = `HOLD${made}`;
	const usual = {
		percentBps: 2000,
		duration: "once",
		scope: "all",
		fromAt: new Date(0),
		createdAt: new Date(),
	} as const;
	await db.insert(coupons).values({ code, maxUses, ...usual });
	const [coupon] = await findCoupon(db, code);
	if (!coupon) throw new Error("No coupon");
	return coupon;
}

const takenOf = async (id: number) => (await db.select().from(coupons).where(eq(coupons.id, id)))[0]?.taken;
const course = async () => offerOf((await makeCourse(db)).course.id);

test("twenty unpaid orders of one account at once hold one use of a coupon, and leave the others to buyers", async () => {
	const coupon = await makeCoupon(3);
	const user = await makeUser(db);
	const offers: Offer[] = [];
	for (let count = 0; count < 20; count += 1) offers.push(await course());

	const placed = await Promise.all(offers.map((offer) => order(db, school, { user, offer, coupon })));

	expect(placed.filter(({ ok }) => ok).length).toBeGreaterThan(0);
	expect(await takenOf(coupon.id)).toBe(1);
	const ofAccount = await db.select().from(orders).where(eq(orders.userId, user.id));
	expect(ofAccount.filter(({ state }) => state !== "expired")).toHaveLength(1);
	expect(await order(db, school, { user: await makeUser(db), offer: await course(), coupon })).toMatchObject({
		ok: true,
	});
	expect(await takenOf(coupon.id)).toBe(2);
});

test("a later order under the same coupon ends the unpaid one before it and closes its payment page", async () => {
	const coupon = await makeCoupon(1);
	const user = await makeUser(db);
	const first = await order(db, school, { user, offer: await course(), coupon });
	const second = await order(db, school, { user, offer: await course(), coupon });
	if (!first.ok || !second.ok) throw new Error("Not placed");

	const state = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
	expect([await state(first.orderId), await state(second.orderId)]).toEqual(["expired", "pending"]);
	const pages = await Promise.all([first, second].map(({ redirectUrl }) => findSession(db, sessionOf(redirectUrl))));
	expect(pages.map(([page]) => page?.state)).toEqual(["expired", "open"]);
	const [use] = await db
		.select()
		.from(couponUses)
		.where(and(eq(couponUses.couponId, coupon.id), eq(couponUses.state, "reserved")));
	expect(use?.orderId).toBe(second.orderId);
});

test("an unpaid order under another coupon stays payable", async () => {
	const [one, other] = [await makeCoupon(1), await makeCoupon(1)];
	const user = await makeUser(db);
	await order(db, school, { user, offer: await course(), coupon: one });
	await order(db, school, { user, offer: await course(), coupon: other });

	const ofAccount = await db.select().from(orders).where(eq(orders.userId, user.id));
	expect(ofAccount.map(({ state }) => state)).toEqual(["pending", "pending"]);
});

test("of a coupon for one use two pages of one account are never paid, however fast the first one is", async () => {
	const coupon = await makeCoupon(1);
	const user = await makeUser(db);
	const first = await order(db, school, { user, offer: await course(), coupon });
	const second = await order(db, school, { user, offer: await course(), coupon });
	if (!first.ok || !second.ok) throw new Error("Not placed");

	const pay = ({ redirectUrl }: { redirectUrl: string }) =>
		payOnSession(school.sandboxTools, { sessionId: sessionOf(redirectUrl), number: VISA, now: new Date() });
	expect([(await pay(first)).kind, (await pay(second)).kind]).toEqual(["over", "paid"]);
	await school.work();
	expect(await takenOf(coupon.id)).toBe(1);
});

test("an order whose payment is being processed keeps its use, and no other of the account gets one", async () => {
	const coupon = await makeCoupon(9);
	const user = await makeUser(db);
	const first = await order(db, school, { user, offer: await course(), coupon });
	if (!first.ok) throw new Error("Not placed");
	await payOnSession(school.sandboxTools, {
		sessionId: sessionOf(first.redirectUrl),
		number: DELAYED,
		now: new Date(),
	});

	expect(await order(db, school, { user, offer: await course(), coupon })).toEqual({
		ok: false,
		reason: "coupon",
		refusal: "heldByYou",
	});
	expect(await takenOf(coupon.id)).toBe(1);
	await school.work(SETTLED_BY_THEN);
	expect(await order(db, school, { user, offer: await course(), coupon })).toMatchObject({ ok: true });
	expect(await takenOf(coupon.id)).toBe(2);
});

test("an order that ends while its page is being opened has none on which it could be paid", async () => {
	const coupon = await makeCoupon(9);
	const user = await makeUser(db);
	const opened: string[] = [];
	const { sandbox } = school;
	const slow = {
		...sandbox,
		openCheckout: async (request: CheckoutRequest) => {
			const page = await sandbox.openCheckout(request);
			opened.push(page.sessionReference);
			if (opened.length === 1) await order(db, school, { user, offer: await course(), coupon });
			return page;
		},
	};
	const first = await order(db, { ...school, sandbox: slow }, { user, offer: await course(), coupon });

	expect(first).toMatchObject({ ok: true, redirectUrl: expect.stringMatching(/\/orders\/\w+$/) });
	expect((await findSession(db, opened[0] ?? ""))[0]?.state).toBe("expired");
	expect(await takenOf(coupon.id)).toBe(1);
});
