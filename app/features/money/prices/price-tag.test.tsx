import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { money } from "#app/shared/money.ts";
import { getI18n } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { priceDisplay } from "./price-display";
import { PriceTag } from "./price-tag";

type Price = { priceCents: number; percentOff: number | null };

function tagOf({ priceCents, percentOff }: Price, language: Language = "en") {
	const html = renderToStaticMarkup(
		<I18nextProvider i18n={getI18n(language)}>
			<PriceTag price={priceDisplay(money(priceCents, "USD"), { language, percentOff })} />
		</I18nextProvider>,
	);
	const text = html
		.replaceAll(/<[^>]+>/g, " ")
		.replaceAll(/\s+/g, " ")
		.trim();
	return { text, struck: /<s[^>]*>([^<]*)<\/s>/.exec(html)?.[1] ?? null };
}

test("a price above 0 stands beside its double, struck through, and 50% OFF", () => {
	expect(tagOf({ priceCents: 29_700, percentOff: 50 })).toEqual({
		text: "$297 was $594 50% OFF",
		struck: "$594",
	});
});

test("a hidden discount leaves the price alone", () => {
	expect(tagOf({ priceCents: 29_700, percentOff: null })).toEqual({ text: "$297", struck: null });
});

test.each([50, null])("a price of 0 is FREE, whatever the discount (%s)", (percentOff) => {
	expect(tagOf({ priceCents: 0, percentOff })).toEqual({ text: "FREE", struck: null });
});

test("another language writes money its own way", () => {
	expect(tagOf({ priceCents: 29_700, percentOff: 50 }, "de").struck).toBe("594\u00a0$");
});
