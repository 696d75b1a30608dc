import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { money } from "#app/shared/money.ts";
import { coupons, couponUseKeys, couponUses } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { applyCoupon, CODES_PER_PERSON, type CouponOutcome } from "./apply-coupon.server";
import { couponConflict } from "./coupon-conflict";
import { couponRefusal } from "./coupon-rules";
import { countUsesOfPerson, findCoupon } from "./coupons.repository.server";
import {
	consumeCoupon,
	countUseByCard,
	isOverusedByCard,
	releaseCoupon,
	releaseExpiredCoupons,
	reserveCoupon,
} from "./coupons.server";
import { personKeys } from "./person-keys";

const now = MADE_AT;
const PLAN = { kind: "plan" as const, id: 1, price: money(9700, "USD") };
const soon = new Date(now.getTime() + 1_800_000);
let made = 0;

async function makeCoupon(given: Partial<typeof coupons.$inferInsert> = {}) {
	made += 1;
	const usual = { percentBps: 2000, duration: "once", scope: "all", fromAt: now, createdAt: now } as const;
	const [coupon] = await db
		.insert(coupons)
		.values({ code: `CODE${made}`, ...usual, ...given })
		.returning();
	if (!coupon) throw new Error("No coupon");
	return coupon;
}

async function makeBuyer(email?: string) {
	const user = await makeUser(db, email ? { email } : {});
	return { userId: user.id, personKeys: await personKeys({ userId: user.id, email: user.email }) };
}

type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

async function buy(couponId: number, buyer: Buyer, orderId: string = crypto.randomUUID()) {
	const reservation = reserveCoupon(db, { couponId, orderId, ...buyer, expiresAt: soon, now });
	return reservation.then(
		() => "reserved" as const,
		(error: unknown) => {
			const refusal = couponConflict(error);
			if (!refusal) throw error;
			return refusal;
		},
	);
}

const takenOf = async (id: number) => (await db.select().from(coupons).where(eq(coupons.id, id)))[0]?.taken;

test("one coupon with one use and 50 buyers at once: one has it", async () => {
	const { id } = await makeCoupon({ maxUses: 1 });
	const buyers = await Promise.all(Array.from({ length: 50 }, () => makeBuyer()));

	const outcomes = await Promise.all(buyers.map((buyer) => buy(id, buyer)));

	expect(outcomes.filter((outcome) => outcome === "reserved")).toHaveLength(1);
	expect(outcomes.filter((outcome) => outcome === "usedUp")).toHaveLength(49);
	expect(await takenOf(id)).toBe(1);
	expect(await db.select().from(couponUses).where(eq(couponUses.couponId, id))).toHaveLength(1);
});

test("one person with 20 orders at once, under two addresses that are one: one has it", async () => {
	const { id } = await makeCoupon({ maxPerPerson: 1 });
	const same = [await makeBuyer(`dora${made}@gmail.com`), await makeBuyer(`d.ora${made}+x@googlemail.com`)];

	const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => buy(id, same[at % 2] as Buyer)));

	expect(outcomes.filter((outcome) => outcome === "reserved")).toHaveLength(1);
	expect(outcomes.filter((outcome) => outcome === "usedByYou")).toHaveLength(19);
	expect(await takenOf(id)).toBe(1);
	expect(await buy(id, await makeBuyer())).toBe("reserved");
});

test("the batch that would have used it once too often writes nothing else", async () => {
	const { id } = await makeCoupon({ maxUses: 1 });
	await buy(id, await makeBuyer());
	const buyer = await makeBuyer();
	const other = {
		code: `OTHER${made}`,
		percentBps: 1,
		duration: "once",
		scope: "all",
		fromAt: now,
		createdAt: now,
	} as const;

	const batch = db.batch([
		db.insert(coupons).values(other),
		reserveCoupon(db, { couponId: id, orderId: "x", ...buyer, expiresAt: soon, now }),
	]);

	await expect(batch).rejects.toSatisfy((error) => couponConflict(error) === "usedUp");
	expect(await db.select().from(coupons).where(eq(coupons.code, other.code))).toEqual([]);
});

test("what is not paid comes back, what is paid stays used, and both once", async () => {
	const { id } = await makeCoupon({ maxUses: 1, maxPerPerson: 1 });
	const buyer = await makeBuyer();
	await buy(id, buyer, "first");
	await releaseCoupon(db, "first", now);
	await releaseCoupon(db, "first", now);
	expect(await takenOf(id)).toBe(0);

	expect(await buy(id, buyer, "second")).toBe("reserved");
	await consumeCoupon(db, "second", now);
	await consumeCoupon(db, "second", now);
	await releaseCoupon(db, "second", now);
	expect(await takenOf(id)).toBe(1);
	expect(await buy(id, buyer)).toBe("usedUp");
});

test("whoever pays after the reservation has run out counts, be it one too many", async () => {
	const { id } = await makeCoupon({ maxUses: 1, maxPerPerson: 1 });
	const late = await makeBuyer();
	await buy(id, late, "late");
	await releaseExpiredCoupons.work(db, soon);
	expect(await takenOf(id)).toBe(0);
	expect(await buy(id, await makeBuyer(), "quick")).toBe("reserved");

	await consumeCoupon(db, "late", soon);

	expect(await takenOf(id)).toBe(2);
	expect(await db.select().from(couponUseKeys).where(eq(couponUseKeys.couponId, id))).toHaveLength(4);
});

test("a reservation is held until its last instant", async () => {
	const { id } = await makeCoupon({ maxUses: 1 });
	await buy(id, await makeBuyer());
	await releaseExpiredCoupons.work(db, new Date(soon.getTime() - 1));
	expect(await takenOf(id)).toBe(1);
	await releaseExpiredCoupons.work(db, soon);
	expect(await takenOf(id)).toBe(0);
});

test("a card is counted when it has paid: it stops nobody who has paid, and is known as a person from then on", async () => {
	const { id } = await makeCoupon({ maxPerPerson: 1 });
	const [first, second] = [await makeBuyer(), await makeBuyer()];
	const pay = (orderId: string) =>
		db.batch([consumeCoupon(db, orderId, now), countUseByCard(db, { orderId, cardKey: "card" })]);
	await buy(id, first, "card-1");
	await buy(id, second, "card-2");
	const isOver = async () => {
		const [row] = await db
			.select({ over: isOverusedByCard({ couponId: id, cardKey: "card" }).mapWith(Boolean) })
			.from(coupons)
			.limit(1);
		return row?.over;
	};
	await pay("card-1");
	await pay("card-1");
	expect(await isOver()).toBe(false);
	await pay("card-2");
	expect(await isOver()).toBe(true);
	const third = await makeBuyer();
	expect(await buy(id, { ...third, personKeys: [...third.personKeys, "card"] })).toBe("usedByYou");
});

test("a coupon that was ended after somebody had looked is not reserved", async () => {
	const { id } = await makeCoupon();
	await db.update(coupons).set({ endedAt: now }).where(eq(coupons.id, id));
	expect(await buy(id, await makeBuyer())).toBe("ended");
	const past = await makeCoupon({ untilAt: now });
	expect(await buy(past.id, await makeBuyer())).toBe("ended");
});

test("a code is found as it is typed, with what the rule must know", async () => {
	const coupon = await makeCoupon({ maxPerPerson: 1, scope: "plans" });
	const buyer = await makeBuyer();
	const typed = ` ${coupon.code.toLowerCase()} `;
	const look = () => applyCoupon(db, { code: typed, offer: PLAN, ...buyer, now, scale: 1 });

	expect(await look()).toMatchObject({ ok: true, coupon: { id: coupon.id, things: [], scope: "plans", taken: 0 } });
	await buy(coupon.id, buyer);
	expect((await findCoupon(db, typed))[0]?.taken).toBe(1);
	expect(await countUsesOfPerson(db, typed, buyer.personKeys)).toEqual([{ uses: 1 }]);
	expect(await look()).toEqual({ ok: false, reason: "coupon", refusal: "usedByYou" });
	expect(
		couponRefusal(null, { thing: { kind: "plan", id: 1 }, price: { minor: 1, currency: "USD" }, usesOfPerson: 0, now }),
	).toBe("unknown");
});

test("codes are guessed forty times an hour and no more, a right one included", async () => {
	const coupon = await makeCoupon();
	const buyer = await makeBuyer();
	const guess = (code: string) => applyCoupon(db, { code, offer: PLAN, ...buyer, now, scale: 1 });

	const guesses = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(`WRONG${at}`)));

	const isLookedUp = (guessed: CouponOutcome) =>
		!guessed.ok && guessed.reason === "coupon" && guessed.refusal === "unknown";
	expect(guesses.filter(isLookedUp)).toHaveLength(CODES_PER_PERSON.max);
	expect(await guess(coupon.code)).toMatchObject({ ok: false, reason: "tooMany" });
});
