import { expect, test } from "vitest";
import { taxRates, taxSellers } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { findTaxRate, findTaxSeller, toTaxRates } from "./tax-rates.server";

const NEW_YEAR = new Date("2027-01-01T00:00:00Z");
const before = new Date(NEW_YEAR.getTime() - 1);

async function ratesOf(country: string, now: Date) {
	const [rates, sellers] = await db.batch([findTaxRate(db, country, now), findTaxSeller(db, now)]);
	return toTaxRates(rates, sellers);
}

test("rates ship, and nobody sells yet", async () => {
	expect(await ratesOf("FI", before)).toEqual({
		seller: null,
		byCountry: { FI: { rateBps: 2550, reverseCharge: true } },
	});
	expect((await ratesOf("US", before)).byCountry).toEqual({});
});

test("a rate of a day to come counts from that day on, as does the seller", async () => {
	const seller = { country: "PT", taxNumber: "PT123456789", reverseCharge: true };
	await db.insert(taxRates).values([
		{ country: "JP", rateBps: 1000, reverseCharge: false, fromAt: new Date(0), untilAt: NEW_YEAR },
		{ country: "JP", rateBps: 1200, reverseCharge: false, fromAt: NEW_YEAR },
	]);
	await db.insert(taxSellers).values({ ...seller, fromAt: NEW_YEAR });

	expect(await ratesOf("JP", before)).toEqual({
		seller: null,
		byCountry: { JP: { rateBps: 1000, reverseCharge: false } },
	});
	expect(await ratesOf("JP", NEW_YEAR)).toEqual({ seller, byCountry: { JP: { rateBps: 1200, reverseCharge: false } } });
});

test("of a country one rate is open, and there is one seller", async () => {
	const row = { country: "ZA", rateBps: 1500, reverseCharge: false, fromAt: NEW_YEAR };
	await db.insert(taxRates).values(row);
	await expect(db.insert(taxRates).values(row)).rejects.toThrow();
	const seller = { country: "ES", taxNumber: "", reverseCharge: false, fromAt: NEW_YEAR };
	await expect(db.insert(taxSellers).values(seller)).rejects.toThrow();
});
