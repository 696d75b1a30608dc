/** What prices are charged in; the others are shown for information. */
export const CHARGED_CURRENCY = "USD";
export const CURRENCIES = ["USD", "CAD", "GBP", "EUR", "AUD", "MXN", "BRL"] as const;
export type ShownCurrency = (typeof CURRENCIES)[number];

const COOKIE = "currency";
const YEAR = 60 * 60 * 24 * 365;

/**
 * The currency in which a visitor wants prices explained: asked for in the
 * address, else kept in a cookie, else the one that is charged. `keep` is the
 * `Set-Cookie` value of a choice that is new.
 */
export function chosenCurrency(
	request: Request,
	url = new URL(request.url),
): { currency: ShownCurrency; keep: string | null } {
	const asked = knownCurrency(url.searchParams.get("currency"));
	const kept = keptCurrency(request);
	const isNew = asked !== null && asked !== kept;
	return {
		currency: asked ?? kept ?? CHARGED_CURRENCY,
		keep: isNew ? keepCurrency(asked) : null,
	};
}

/** The currency that a browser keeps, or null. */
export function keptCurrency(request: Request): ShownCurrency | null {
	return knownCurrency(/(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1]);
}

/** A `Set-Cookie` value that keeps a currency for a year. */
export function keepCurrency(currency: string): string {
	return `${COOKIE}=${currency}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}

/** One of the currencies that are shown, or null. */
export function knownCurrency(code: string | null | undefined): ShownCurrency | null {
	return CURRENCIES.find((currency) => currency === code) ?? null;
}
