import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { affiliateDays, affiliateLinks, affiliates, affiliateVisits } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { listCountries } from "../dashboard/dashboard.repository.server";
import { listOpenFlags } from "../flags/flags.repository.server";
import { CLICK_BURST, watchBursts } from "../flags/watch-bursts.server";
import { attributionForBuyer } from "./attribution-for.server";
import type { Click } from "./click";
import { recordClick } from "./record-click.server";
import { sweepVisits } from "./sweep-visits.server";
import { findLastClick, signUpWrites } from "./visits.repository.server";

const now = new Date("2026-11-22T10:00:00Z");
let ann: Awaited<ReturnType<typeof makeAffiliate>>;
let ben: Awaited<ReturnType<typeof makeAffiliate>>;
let visitorId = "";

const click = (by: typeof ann, minutesAgo: number, given: Partial<Click> = {}) =>
	recordClick(db, {
		code: by.code ?? "",
		subId: "",
		visitorId,
		at: now.getTime() - minutesAgo * MINUTE_MS,
		isCounted: true,
		...given,
	});
const days = async (of: typeof ann) => {
	const found = await db.select().from(affiliateDays).where(eq(affiliateDays.affiliateId, of.id));
	return found.map(({ linkId, clicks, signUps }) => ({ linkId, clicks, signUps }));
};
const credited = async (given: { userId?: number; at?: Date; couponAffiliateId?: number } = {}) => {
	const { userId = 0, at = now, couponAffiliateId = null } = given;
	return attributionForBuyer(db, { visitorId, userId, couponAffiliateId, now: at });
};

beforeEach(async () => {
	[ann, ben] = [await makeAffiliate(db), await makeAffiliate(db)];
	visitorId = crypto.randomUUID();
});

describe("a click", () => {
	test("counts once, however often the queue delivers it", async () => {
		for (let n = 0; n < 3; n++) await click(ann, 5);
		expect(await days(ann)).toEqual([{ linkId: 0, clicks: 1, signUps: 0 }]);
	});

	test("counts again after half an hour, not for a page that is loaded again", async () => {
		for (const minutesAgo of [90, 89, 40, 5]) await click(ann, minutesAgo);
		expect(await days(ann)).toEqual([{ linkId: 0, clicks: 3, signUps: 0 }]);
	});

	test("counts for the link that it came by", async () => {
		const values = { affiliateId: ann.id, subId: "news", path: "/", createdAt: now };
		const [link] = await db.insert(affiliateLinks).values(values).returning();
		await click(ann, 5, { subId: "news" });
		expect(await days(ann)).toEqual([{ linkId: link?.id, clicks: 1, signUps: 0 }]);
		expect(await credited()).toMatchObject({ linkId: link?.id });
	});

	test("that is noted once more after the cookie was agreed to is not counted", async () => {
		await click(ann, 5, { isCounted: false });
		expect([await days(ann), (await credited())?.affiliateId]).toEqual([[], ann.id]);
	});

	test.each(["suspended", "applied", "closed"] as const)("of one who is %s counts for nobody", async (status) => {
		await db.update(affiliates).set({ status }).where(eq(affiliates.id, ann.id));
		await click(ann, 5);
		expect([await days(ann), await credited()]).toEqual([[], null]);
	});
});

describe("who is credited", () => {
	test("the last of several, in whatever order they are delivered", async () => {
		await click(ann, 1);
		await click(ben, 10);
		expect(await credited()).toMatchObject({ affiliateId: ann.id, via: "click", visitorId });
	});

	test("nobody after sixty days", async () => {
		await click(ann, 0);
		const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
		expect((await credited({ at: new Date(at(60).getTime() - 1) }))?.affiliateId).toBe(ann.id);
		expect(await credited({ at: at(60) })).toBeNull();
	});

	test("the coupon's affiliate before the click's", async () => {
		await click(ann, 1);
		expect(await credited({ couponAffiliateId: ben.id })).toMatchObject({ affiliateId: ben.id, via: "coupon" });
	});

	test("who brought the account, on another device as well, and the sign-up counts once", async () => {
		await click(ann, 5);
		const { id: userId } = await makeUser(db);
		for (let n = 0; n < 2; n++) await db.batch(signUpWrites(db, { visitorId, userId, now }));
		expect(await days(ann)).toEqual([{ linkId: 0, clicks: 1, signUps: 1 }]);
		visitorId = "another";
		expect(await credited({ userId })).toMatchObject({ affiliateId: ann.id });
	});
});

test("clicks in parallel all count", async () => {
	const at = now.getTime();
	const ids = Array.from({ length: 40 }, () => crypto.randomUUID());
	await Promise.all(ids.map((id) => click(ann, 0, { visitorId: id, at })));
	expect(await days(ann)).toEqual([{ linkId: 0, clicks: 40, signUps: 0 }]);
});

test("old visits are forgotten, newer ones stay", async () => {
	await click(ann, 61 * 1440);
	const old = visitorId;
	visitorId = crypto.randomUUID();
	await click(ann, 59 * 1440);
	await sweepVisits.work(db, now);
	const left = await db.select().from(affiliateVisits).where(eq(affiliateVisits.affiliateId, ann.id));
	expect([left.map((one) => one.visitorId), left.some((one) => one.visitorId === old)]).toEqual([[visitorId], false]);
});

test("more clicks in an hour than people make are flagged once", async () => {
	const values = Array.from({ length: CLICK_BURST }, (_, n) => `('${ann.code}-${n}', ${ann.id}, ${now.getTime()})`);
	for (let from = 0; from < values.length; from += 100) {
		const some = values.slice(from, from + 100).join(",");
		await binding.prepare(`insert into affiliate_visits (visitor_id, affiliate_id, clicked_at) values ${some}`).run();
	}
	for (let n = 0; n < 2; n++) await watchBursts.work(db, now);
	const flags = (await listOpenFlags(db)).filter(({ affiliateId }) => affiliateId === ann.id);
	expect(flags).toMatchObject([{ kind: "clickBurst", figure: CLICK_BURST }]);
});

test("the last click is found without going through all visits", async () => {
	await expectNoScan(findLastClick(db, { visitorId: "v", userId: 1 }));
});

test("clicks count by the country that they came from, once each, and for none where nobody knows it", async () => {
	await click(ann, 90, { country: "PT" });
	await click(ann, 89, { country: "PT" });
	await click(ann, 50, { country: "PT" });
	await click(ann, 5, { country: "T1!" });
	await click(ann, 4, { country: "DE", isCounted: false });
	expect(await listCountries(db, ann.id, "2026-11-22")).toEqual([
		{ country: "PT", clicks: 2 },
		{ country: "XX", clicks: 1 },
	]);
	await expectNoScan(listCountries(db, ann.id, "2026-11-22"));
});
