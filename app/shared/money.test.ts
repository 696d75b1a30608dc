import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	add,
	allocate,
	compare,
	type DisplayRates,
	decimalsOf,
	displayIn,
	formatDisplay,
	formatMoney,
	isCurrency,
	type Money,
	money,
	moneyColumn,
	moneyText,
	multiply,
	parseMoney,
	subtract,
} from "./money";

const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, " ");
const usd = (minor: number) => money(minor, "USD");
const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const currency = fc.constantFrom("USD", "EUR", "JPY", "KWD", "CLF", "HUF");
const amount = fc.tuple(minor, currency).map(([value, code]) => money(value, code));

describe("an amount", () => {
	test("is whole and of a currency", () => {
		expect(() => usd(0.5)).toThrow(RangeError);
		expect(() => usd(Number.NaN)).toThrow(RangeError);
		expect(() => usd(2 ** 60)).toThrow(RangeError);
		expect(() => money(1, "usd")).toThrow(RangeError);
		expect(Object.is(usd(-0).minor, 0)).toBe(true);
	});

	test.each([
		["USD", 2],
		["JPY", 0],
		["KWD", 3],
		["CLF", 4],
		// Usually written without decimals, but banks count them.
		["HUF", 2],
		["IQD", 3],
	])("of %s has %i decimals", (code, decimals) => {
		expect(decimalsOf(code)).toBe(decimals);
	});

	test("never mixes with another currency", () => {
		for (const mix of [add, subtract, compare]) expect(() => mix(usd(1), money(1, "EUR"))).toThrow(RangeError);
	});
});

describe("adding and taking away", () => {
	test("undo each other, in any order", () => {
		fc.assert(
			fc.property(minor, minor, minor, (a, b, c) => {
				expect(subtract(add(usd(a), usd(b)), usd(b))).toEqual(usd(a));
				expect(add(usd(a), usd(b), usd(c))).toEqual(add(usd(c), usd(a), usd(b)));
				expect(Math.sign(compare(usd(a), usd(b)))).toBe(Math.sign(a - b));
			}),
		);
	});
});

describe("a share of an amount", () => {
	test.each([
		[1_005, 0.1, "nearest", 101],
		[1_005, 0.1, "down", 100],
		[1_001, 0.1, "up", 101],
		[-1_005, 0.1, "nearest", -101],
		[-1_005, 0.1, "down", -100],
		[100, 1.005, "nearest", 101],
		[50, 0.29, "nearest", 15],
		[3, 1e-7, "up", 1],
	] as const)("%i times %d, %s, is %s", (value, rate, rounding, expected) => {
		expect(multiply(usd(value), rate, rounding)).toEqual(usd(expected));
	});

	test("is refused where it is too large to be exact", () => {
		expect(() => multiply(usd(2), 1e21, "down")).toThrow(RangeError);
	});

	test("what is rounded down and up lies around the nearest, at most one apart", () => {
		fc.assert(
			fc.property(minor, fc.integer({ min: 0, max: 10_000 }), (value, basisPoints) => {
				const [down, near, up] = (["down", "nearest", "up"] as const).map((rounding) =>
					Math.abs(multiply(usd(value), basisPoints / 10_000, rounding).minor),
				) as [number, number, number];
				expect(down <= near && near <= up && up - down <= 1).toBe(true);
			}),
		);
	});

	test("is no number when the rate is none", () => {
		for (const rate of [Number.NaN, Number.POSITIVE_INFINITY]) {
			expect(() => multiply(usd(1), rate, "down")).toThrow(RangeError);
		}
	});
});

describe("cutting an amount into parts", () => {
	test.each([
		[100, [1, 1, 1], [34, 33, 33]],
		[5, [2, 1], [3, 2]],
		[-100, [1, 1, 1], [-34, -33, -33]],
		[1, [0, 1, 1], [0, 1, 0]],
		[0, [3, 2], [0, 0]],
	])("%i by %j", (whole, weights, parts) => {
		expect(allocate(usd(whole), weights)).toEqual(parts.map(usd));
	});

	test("loses nothing, gives nobody more than a unit too much, and nothing to who weighs nothing", () => {
		const weights = fc
			.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
			.filter((all) => all.some((weight) => weight > 0));
		fc.assert(
			fc.property(amount, weights, (whole, shares) => {
				const parts = allocate(whole, shares);
				const total = shares.reduce((sum, weight) => sum + weight, 0);
				expect(parts.reduce((sum, part) => sum + part.minor, 0)).toBe(whole.minor);
				parts.forEach((part, at) => {
					const weight = shares[at] ?? 0;
					expect(Math.abs(part.minor - (whole.minor * weight) / total)).toBeLessThan(1.001);
				});
				const weightless = parts.filter((_, at) => shares[at] === 0);
				expect(weightless.filter(({ minor }) => minor !== 0)).toEqual([]);
			}),
		);
	});

	test("refuses weights that weigh nothing", () => {
		for (const weights of [[], [0, 0], [-1, 2], [0.5, 0.5]]) {
			expect(() => allocate(usd(100), weights)).toThrow(RangeError);
		}
	});
});

describe("in writing", () => {
	test("the API says an amount as a numeric string, and reads it back", () => {
		expect([0, 29700, 29750, 5, -5].map((value) => moneyText(usd(value)))).toEqual([
			"0",
			"297",
			"297.50",
			"0.05",
			"-0.05",
		]);
		expect(moneyText(money(3000, "JPY"))).toBe("3000");
		expect(moneyText(money(1_500, "KWD"))).toBe("1.500");
		fc.assert(
			fc.property(amount, (one) => {
				expect(parseMoney(moneyText(one), one.currency)).toEqual(one);
			}),
		);
	});

	test.each(["", "1,50", "1.505", "1.", ".5", "1e3", " 1", "0x1", "--1", "12345678901234567890"])(
		"%j is no amount of dollars",
		(text) => {
			expect(parseMoney(text, "USD")).toBeNull();
		},
	);

	test("fewer decimals than the currency has are enough", () => {
		expect(parseMoney("297.5", "USD")).toEqual(usd(29_750));
		expect(parseMoney("1.5", "KWD")).toEqual(money(1_500, "KWD"));
		expect(parseMoney("1.5", "JPY")).toBeNull();
	});

	test.each([
		["ru", "297 $"],
		["fr", "297 $"],
		["de", "297 $"],
		["zh", "$297"],
	] as const)("%s reads it as %s", (language, text) => {
		expect(plain(formatMoney(usd(29_700), language))).toBe(text);
	});

	test("decimals are shown when there are some, all that the currency has", () => {
		expect(formatMoney(usd(29_750), "en")).toBe("$297.50");
		expect(plain(formatMoney(usd(29_750), "de"))).toBe("297,50 $");
		expect(formatMoney(money(3000, "JPY"), "en")).toBe("¥3,000");
		expect(plain(formatMoney(money(1_250, "KWD"), "en"))).toBe("KWD 1.250");
		expect(plain(formatMoney(money(1_250, "HUF"), "en"))).toBe("HUF 12.50");
	});

	test("of amounts that stand below each other all have decimals where one has some, each currency by itself", () => {
		const column = (...amounts: Money[]) => amounts.map(moneyColumn(amounts, "fr")).map(plain);
		expect(column(usd(37_050), usd(20_500), money(9700, "EUR"))).toEqual(["370,50 $", "205,00 $", "97 €"]);
		expect(column(usd(29_700), usd(20_500))).toEqual(["297 $", "205 $"]);
	});

	test("a dollar that is not American says so", () => {
		expect(formatMoney(money(29_700, "CAD"), "en")).toBe("CA$297");
	});
});

describe("shown in another currency", () => {
	const rates: DisplayRates = { base: "USD", rates: { EUR: 0.85, MXN: 17.8, JPY: 150, KWD: 0.307 } };
	const shown = (value: number, target: string) => {
		const converted = displayIn(usd(value), target, rates);
		return converted && plain(formatDisplay(converted, "en"));
	};

	test("minor units follow the currency", () => {
		expect(shown(29_700, "EUR")).toBe("€252.45");
		expect(shown(29_700, "JPY")).toBe("¥44,550");
		expect(shown(29_700, "KWD")).toBe("KWD 91.179");
		expect(shown(29_700, "MXN")).toBe("MX$5,286.60");
	});

	test("without a rate, and where nothing is to be converted, nothing is shown", () => {
		expect(shown(29_700, "USD")).toBeNull();
		expect(shown(29_700, "GBP")).toBeNull();
		expect(displayIn(money(100, "EUR"), "JPY", rates)).toBeNull();
	});
});

test("a currency is one that people pay with", () => {
	expect(["USD", "JPY", "KWD", "XOF", "XCD"].every(isCurrency)).toBe(true);
	expect(["XXX", "XTS", "XAU", "XDR", "usd", "ABC", ""].some(isCurrency)).toBe(false);
});
