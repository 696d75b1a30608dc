import { expect, test } from "vitest";
import { mergeCommercialFacts } from "./merge-commercial-facts";

const terms = (priceCents: number, instructorId = 1, currency = "USD") => ({ priceCents, currency, instructorId });

test.each([
	["follow the edition", terms(100), terms(100), terms(200, 2), terms(200, 2), []],
	["keep the school's price", terms(100), terms(150), terms(200, 2), terms(150, 2), ["price"]],
	["keep the school's currency", terms(100), terms(100, 1, "EUR"), terms(200), terms(100, 1, "EUR"), ["price"]],
	["keep the school's instructor", terms(100), terms(100, 7), terms(200, 2), terms(200, 7), ["instructor"]],
	["tell nothing where the two agree", terms(100), terms(200, 2), terms(200, 2), terms(200, 2), []],
	["stay when nobody knows what shipped", null, terms(150, 7), terms(200, 2), terms(150, 7), ["price", "instructor"]],
])("price and instructor %s", (_, base, current, shipped, expected, kept) => {
	expect(mergeCommercialFacts({ base, current, shipped })).toEqual({ terms: expected, kept });
});
