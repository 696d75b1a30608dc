import { YEAR_SECONDS } from "#app/shared/durations.ts";
/** Prices in other currencies are informational. */
export const CHARGED_CURRENCY = "USD";
export const CURRENCIES = ["USD", "CAD", "GBP", "EUR", "AUD", "MXN", "BRL"] as const;
export type ShownCurrency = (typeof CURRENCIES)[number];

const CURRENCY_COOKIE = "currency";

/** From the URL, else the cookie, else the charged currency. `keep` is the `Set-Cookie` value of a new choice. */
export function chosenCurrency(
	request: Request,
	url = new URL(request.url),
): { currency: ShownCurrency; keep: string | null } {
	const asked = knownCurrency(url.searchParams.get("currency"));
	const kept = currencyFromCookie(request);
	const isNew = asked !== null && asked !== kept;
	return {
		currency: asked ?? kept ?? CHARGED_CURRENCY,
		keep: isNew ? currencyCookie(asked) : null,
	};
}

export function currencyFromCookie(request: Request): ShownCurrency | null {
	return knownCurrency(/(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1]);
}

export function currencyCookie(currency: string): string {
	return `${CURRENCY_COOKIE}=${currency}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

export function knownCurrency(code: string | null | undefined): ShownCurrency | null {
	return CURRENCIES.find((currency) => currency === code) ?? null;
}
