import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { attributionForBuyer } from "#app/features/money/affiliates/visits/attribution-for.server.ts";
import { applyCoupon } from "#app/features/money/coupons/apply-coupon.server.ts";
import { consumeCoupon, releaseCoupon, reserveCoupon } from "#app/features/money/coupons/coupons.server.ts";
import { personKeys } from "#app/features/money/coupons/person-keys.ts";
import { offerTrialOnce } from "#app/features/money/orders/trials/offer-trial.server.ts";
import { insertTrialPersons } from "#app/features/money/orders/trials/trial-persons.repository.server.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { money } from "#app/shared/money.ts";
import { affiliateCustomers, affiliateVisits, coupons, couponUses, trialPersons } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import { mergePeople } from "./merge-people.server";

const now = MADE_AT;
type User = Awaited<ReturnType<typeof makeUser>>;
let kept: User;
let closed: User;
let made = 0;

beforeEach(async () => {
	[kept, closed] = [await makeUser(db), await makeUser(db)];
});

const keysOf = ({ id: userId, email }: User) => personKeys({ userId, email });

async function merge() {
	const { id: actorId } = await makeUser(db, { role: "admin" });
	const pair = { keptId: kept.id, closedId: closed.id };
	return mergePeople(db, { personalData: PERSONAL_DATA, ...pair, actorId, requestId: "r", now });
}

async function makeCoupon(maxPerPerson: number) {
	made += 1;
	const usual = { percentBps: 2000, duration: "once", scope: "all", fromAt: now, createdAt: now } as const;
	const [coupon] = await db
		.insert(coupons)
		.values({ code: `MERGED${made}`, ...usual, maxPerPerson })
		.returning();
	if (!coupon) throw new Error("No coupon");
	return coupon;
}

type Use = { couponId: number; by: User; orderId: string };

async function reserve({ couponId, by, orderId }: Use) {
	const expiresAt = new Date(now.getTime() + HOUR_MS);
	await reserveCoupon(db, { couponId, orderId, userId: by.id, personKeys: await keysOf(by), expiresAt, now });
}

async function use(given: Use) {
	await reserve(given);
	await consumeCoupon(db, given.orderId, now);
}

async function applied(code: string) {
	const offer = { kind: "plan" as const, id: 1, price: money(9700, "USD") };
	const who = { userId: kept.id, personKeys: await keysOf(kept), now, scale: 1 };
	const outcome = await applyCoupon(db, { offer, code, ...who });
	return outcome.ok || outcome.reason !== "coupon" ? outcome.ok : outcome.refusal;
}

test("a coupon that either account has used is used", async () => {
	const { id: couponId, code } = await makeCoupon(1);
	await use({ couponId, by: closed, orderId: `${code}-1` });
	expect(await applied(code)).toBe(true);

	expect(await merge()).toEqual({ ok: true });

	expect(await applied(code)).toBe("usedByYou");
	expect(await db.$count(couponUses, eq(couponUses.userId, kept.id))).toBe(1);
	expect(await db.$count(coupons, eq(coupons.taken, 1))).toBeGreaterThan(0);
});

test("where both have reached the limit, or hold the coupon at once, they are merged all the same", async () => {
	const [once, twice] = [await makeCoupon(1), await makeCoupon(2)];
	for (const by of [kept, closed]) {
		await reserve({ couponId: once.id, by, orderId: `${once.code}-${by.id}` });
		await use({ couponId: twice.id, by, orderId: `${twice.code}-${by.id}` });
	}
	await reserve({ couponId: twice.id, by: closed, orderId: `${twice.code}-held` });

	expect(await merge()).toEqual({ ok: true });

	expect([await applied(once.code), await applied(twice.code)]).toEqual(["usedByYou", "usedByYou"]);
});

test("a use that was let go and is paid late counts for the merged account", async () => {
	const { id: couponId, code } = await makeCoupon(1);
	await reserve({ couponId, by: closed, orderId: `${code}-late` });
	await releaseCoupon(db, `${code}-late`, now);
	await merge();
	expect(await applied(code)).toBe(true);

	await consumeCoupon(db, `${code}-late`, now);

	expect(await applied(code)).toBe("usedByYou");
});

test("a trial that either account has had is not offered again", async () => {
	const trial = { orderId: `trial-${closed.id}`, startedAt: now };
	await insertTrialPersons(db, { userId: closed.id, personKeys: await keysOf(closed), ...trial });
	const offered = () => offerTrialOnce(db, { trialDays: 14 }, kept);
	expect(await offered()).toEqual({ trialDays: 14, trialUsed: false });

	await merge();

	expect(await offered()).toEqual({ trialDays: 0, trialUsed: true });
	expect(await db.$count(trialPersons, eq(trialPersons.userId, closed.id))).toBe(0);
});

test("a customer stays with the affiliate at the rate of the first sale; where both are, what the other has wins", async () => {
	const [one, other] = [await makeAffiliate(db), await makeAffiliate(db)];
	const terms = { rateBps: 3000, firstSaleAt: now, endsAt: new Date(now.getTime() + HOUR_MS) };
	await db.insert(affiliateCustomers).values([
		{ ...terms, affiliateId: one.id, buyerId: closed.id },
		{ ...terms, affiliateId: other.id, buyerId: closed.id },
		{ ...terms, affiliateId: other.id, buyerId: kept.id, rateBps: 1000 },
	]);

	await merge();

	const { affiliateId, buyerId, rateBps } = affiliateCustomers;
	const rows = await db.select({ affiliateId, rateBps }).from(affiliateCustomers).where(eq(buyerId, kept.id));
	expect(rows.sort((a, b) => a.affiliateId - b.affiliateId)).toEqual([
		{ affiliateId: one.id, rateBps: 3000 },
		{ affiliateId: other.id, rateBps: 1000 },
	]);
});

test("whoever came by a link of an affiliate is still credited to it", async () => {
	const { id: affiliateId } = await makeAffiliate(db);
	const visit = { visitorId: `visitor-${closed.id}`, affiliateId, clickedAt: now };
	await db.insert(affiliateVisits).values({ ...visit, userId: closed.id });
	const credited = () => attributionForBuyer(db, { visitorId: null, userId: kept.id, couponAffiliateId: null, now });
	expect(await credited()).toBeNull();

	await merge();

	expect(await credited()).toMatchObject({ affiliateId, via: "click" });
});
