import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, money } from "#app/shared/money.ts";
import { taxEvidence } from "./tax-evidence";
import { readTaxId, type TaxId } from "./tax-id";
import { type TaxRates, taxOn } from "./tax-on";

const RATES: TaxRates = {
	seller: { country: "DE", taxNumber: "DE136695976", reverseCharge: true },
	byCountry: {
		DE: { rateBps: 1900, reverseCharge: true },
		FR: { rateBps: 2000, reverseCharge: true },
		FI: { rateBps: 2550, reverseCharge: true },
		AU: { rateBps: 1000, reverseCharge: false },
	},
};
const id = (country: string): TaxId => ({ country, kind: "eu", value: `${country}1` });
const on = (minor: number, country: string, taxId: TaxId | null = null, rates = RATES) =>
	taxOn(money(minor, "USD"), { country, taxId }, rates);

describe("what tax is added", () => {
	test("the rate of the buyer's country, at home and abroad", () => {
		expect(on(9700, "DE")).toMatchObject({ kind: "standard", rateBps: 1900, tax: money(1843, "USD") });
		expect(on(9700, "FI")).toMatchObject({ kind: "standard", rateBps: 2550, tax: money(2474, "USD") });
	});

	test("a business abroad owes it itself; one at home, one without a number of that country, and a private buyer do not", () => {
		expect(on(9700, "FR", id("FR"))).toMatchObject({ kind: "reverseCharge", rateBps: 0, tax: money(0, "USD") });
		expect(on(9700, "DE", id("DE")).kind).toBe("standard");
		expect(on(9700, "FR", id("FI")).kind).toBe("standard");
		expect(on(9700, "AU", id("AU")).kind).toBe("standard");
		expect(on(9700, "FR").kind).toBe("standard");
	});

	test("nothing where the country has no rate, and nowhere before the school has said where it sells from", () => {
		expect(on(9700, "US")).toMatchObject({ kind: "none", rateBps: 0, tax: money(0, "USD") });
		expect(on(9700, "toString").kind).toBe("none");
		expect(on(9700, "FR", null, { ...RATES, seller: null }).kind).toBe("none");
	});

	test("reverse charge that is turned off is not offered to anybody", () => {
		const off = { ...RATES, seller: { country: "DE", taxNumber: "", reverseCharge: false } };
		expect(on(9700, "FR", id("FR"), off).kind).toBe("standard");
	});
});

test("whatever is bought: the tax is the exact share rounded to the nearest unit, halves up, and never the wrong way", () => {
	const rates = (rateBps: number): TaxRates => ({ ...RATES, byCountry: { FR: { rateBps, reverseCharge: true } } });
	fc.assert(
		fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 5000 }), fc.boolean(), (minor, rateBps, isBusiness) => {
			const line = on(minor, "FR", isBusiness ? id("FR") : null, rates(rateBps));
			const exact = BigInt(minor) * BigInt(rateBps);
			const nearest = Number((exact + 5000n) / 10_000n);
			expect(line.tax.minor).toBe(isBusiness ? 0 : nearest);
			expect(line.basis.minor).toBe(minor);
			expect(add(line.basis, line.tax).minor).toBeGreaterThanOrEqual(minor);
		}),
		{ numRuns: 1000 },
	);
});

test("a refund of everything takes back exactly the tax that was added", () => {
	fc.assert(
		fc.property(fc.nat(10_000_000), (minor) => {
			expect(on(-minor, "FI").tax.minor + on(minor, "FI").tax.minor).toBe(0);
		}),
	);
});

describe("tax numbers", () => {
	test.each([
		["DE 136 695 976", "DE", "DE136695976"],
		["136695976", "DE", "DE136695976"],
		["atu12345678", "AT", "ATU12345678"],
		["EL123456789", "GR", "EL123456789"],
		["51 824 753 556", "AU", "51824753556"],
		["GB123456789", "GB", "GB123456789"],
		["NL123456789B01", "NL", "NL123456789B01"],
		["BE0123456749", "BE", "BE0123456749"],
		["12-3456789", "US", "123456789"],
		["NO 974 760 673 MVA", "NO", "974760673MVA"],
		["Org.nr. 974 760 673", "NO", "974760673"],
		["ABN 51 824 753 556", "AU", "51824753556"],
		["U12345678", "AT", "ATU12345678"],
		["AT U 1234 5678", "AT", "ATU12345678"],
		["GR094019245", "GR", "EL094019245"],
		["ΑΦΜ 094019245", "GR", "EL094019245"],
		["094019245", "GR", "EL094019245"],
		["123.456.749", "BE", "BE0123456749"],
		["BE 123.456.749", "BE", "BE0123456749"],
		["BTW BE 0123.456.749", "BE", "BE0123456749"],
		["CHE‑123.456.788 MWST", "CH", "CHE123456788MWST"],
		["USt-IdNr. DE 136 695 976", "DE", "DE136695976"],
		["ＤＥ１３６６９５９７６", "DE", "DE136695976"],
		["GSTIN: 27AAPFU0939F1ZV", "IN", "27AAPFU0939F1ZV"],
	])("%s of %s is %s", (text, country, value) => {
		expect(readTaxId(text, country)).toMatchObject({ country, value });
	});

	test.each([
		["DE136695977", "DE"],
		["FR136695976", "DE"],
		["51824753557", "AU"],
		["", "FR"],
		["x".repeat(300), "FR"],
		["no digit", "US"],
		["123456789", "toString"],
		["SE974760673", "NO"],
		["123456748", "BE"],
		["GR094019245", "DE"],
	])("%s is no number of %s", (text, country) => {
		expect(readTaxId(text, country)).toBeNull();
	});

	test("odd text never throws, and what was read is read again as the same", () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.constantFrom("DE", "FR", "AU", "GB", "US", "ZZ", "BE", "AT", "NO"),
				(text, country) => {
					const read = readTaxId(text, country);
					expect(read && readTaxId(read.value, country)).toEqual(read);
				},
			),
		);
	});
});

test("the evidence says whether the connection came from where the buyer says they are", () => {
	const taxId = readTaxId("DE136695976", "DE");
	expect(taxEvidence({ said: "DE", connection: "FR", taxId })).toEqual({
		said: "DE",
		connection: "FR",
		taxId: "DE136695976",
		agrees: false,
	});
	expect(taxEvidence({ said: "DE", connection: null, taxId: null }).agrees).toBe(true);
});
