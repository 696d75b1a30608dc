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
export function chosenCurrency(request: Request): { currency: ShownCurrency; keep: string | null } {
	const asked = knownCurrency(new URL(request.url).searchParams.get("currency"));
	const kept = knownCurrency(/(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1]);
	const isNew = asked !== null && asked !== kept;
	return {
		currency: asked ?? kept ?? CHARGED_CURRENCY,
		keep: isNew ? `${COOKIE}=${asked}; Path=/; Max-Age=${YEAR}; SameSite=Lax` : null,
	};
}

function knownCurrency(code: string | null | undefined): ShownCurrency | null {
	return CURRENCIES.find((currency) => currency === code) ?? null;
}
