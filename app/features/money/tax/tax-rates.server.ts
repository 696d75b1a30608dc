import { findTaxRate, findTaxSeller } from "./tax.repository.server";
import type { TaxRates } from "./tax-on";

export { findTaxRate, findTaxSeller };

type Rates = Awaited<ReturnType<typeof findTaxRate>>;
type Sellers = Awaited<ReturnType<typeof findTaxSeller>>;

export function toTaxRates(rates: Rates, [seller]: Sellers): TaxRates {
	const byCountry = Object.fromEntries(
		rates.map(({ country, rateBps, reverseCharge }) => [country, { rateBps, reverseCharge }]),
	);
	return { seller: seller ?? null, byCountry };
}
