import { expect, test } from "vitest";
import { chosenCurrency } from "./display-currency";

const ask = (query: string, cookie = "") =>
	chosenCurrency(new Request(`https://x.example/pricing${query}`, { headers: { Cookie: cookie } }));

test("dollars, unless the visitor chose otherwise", () => {
	expect(ask("")).toEqual({ currency: "USD", keep: null });
	expect(ask("", "theme=dark; currency=GBP; lang=de")).toEqual({ currency: "GBP", keep: null });
	expect(ask("?currency=EUR", "currency=GBP").currency).toBe("EUR");
});

test("a new choice is kept, a repeated one is not written again", () => {
	expect(ask("?currency=EUR").keep).toContain("currency=EUR; Path=/; Max-Age=31536000; SameSite=Lax");
	expect(ask("?currency=EUR", "currency=EUR").keep).toBeNull();
});

test.each(["?currency=XXX", "?currency=eur", "?currency=", "?currency=EUR%0d%0aSet-Cookie:x"])(
	"%s is passed over",
	(query) => {
		expect(ask(query)).toEqual({ currency: "USD", keep: null });
	},
);
