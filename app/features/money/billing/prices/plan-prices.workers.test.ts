import fc from "fast-check";
import { expect, test } from "vitest";
import { planPrices, plans } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { findPlanPrice, listPricesInForce } from "./plan-prices.repository.server";
import { priceInForce } from "./price-in-force";

const START = new Date("2026-01-01T00:00:00Z");
const at = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
let made = 0;

async function makePlan(active = true): Promise<number> {
	made += 1;
	const first = { priceCents: 0, currency: "USD", interval: "month" as const, benefits: [] };
	const [plan] = await db
		.insert(plans)
		.values({ slug: `plan-${made}`, position: 10 + made, active, ...first })
		.returning();
	return plan?.id ?? 0;
}

test("what ships has a price for a month, and for a year at ten of them", async () => {
	const shipped = await listPricesInForce(db, new Date());
	expect(
		shipped.map(({ planId, interval, amountMinor, currency }) => [planId, interval, amountMinor, currency]),
	).toEqual([
		[1, "month", 2900, "USD"],
		[2, "month", 9700, "USD"],
		[3, "month", 29_700, "USD"],
		[1, "year", 29_000, "USD"],
		[2, "year", 97_000, "USD"],
		[3, "year", 297_000, "USD"],
	]);
});

test("the database chooses as the rule does, whatever rows there are", async () => {
	const Row = fc.record({
		interval: fc.constantFrom("month" as const, "year" as const),
		currency: fc.constantFrom("USD", "EUR", "INR"),
		country: fc.constantFrom("", "IN", "DE"),
		amountMinor: fc.nat(100_000),
		fromAt: fc.nat(5).map(at),
		untilAt: fc.option(fc.integer({ min: 5, max: 10 }).map(at)),
	});
	const Asked = fc.record({
		interval: fc.constantFrom("month" as const, "year" as const),
		currency: fc.constantFrom("USD", "EUR", "BRL", "INR"),
		country: fc.constantFrom("", "IN", "DE", "FR"),
	});
	const rows = fc.uniqueArray(Row, {
		maxLength: 12,
		selector: (row) => [row.interval, row.currency, row.country].join(),
	});

	await fc.assert(
		fc.asyncProperty(rows, Asked, fc.nat(12).map(at), async (given, asked, now) => {
			const planId = await makePlan();
			const written =
				given.length === 0
					? []
					: await db
							.insert(planPrices)
							.values(given.map((row) => ({ planId, ...row })))
							.returning();
			const [found] = await findPlanPrice(db, { planId, ...asked }, now);
			expect(found?.id).toBe(priceInForce(written, asked, now)?.id);
		}),
		{ numRuns: 60 },
	);
});

test("a plan that is not on offer has no price, and two prices for the same thing are never open", async () => {
	const planId = await makePlan(false);
	const row = { planId, interval: "month" as const, currency: "USD", amountMinor: 100, fromAt: START };
	await db.insert(planPrices).values(row);
	expect(await findPlanPrice(db, { planId, interval: "month" }, at(1))).toEqual([]);
	await expect(db.insert(planPrices).values(row)).rejects.toThrow();
});
