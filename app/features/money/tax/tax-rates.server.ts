import { findTaxRate, findTaxSeller } from "./tax.repository.server";
import type { TaxRates } from "./tax-on";

/** The statements of a checkout, for its batch, and how their rows become what `taxOn` asks for. */
export { findTaxRate, findTaxSeller };

type Rates = Awaited<ReturnType<typeof findTaxRate>>;
type Sellers = Awaited<ReturnType<typeof findTaxSeller>>;

/** What was in force when the rows were read. */
export function toTaxRates(rates: Rates, [seller]: Sellers): TaxRates {
	const byCountry = Object.fromEntries(
		rates.map(({ country, rateBps, reverseCharge }) => [country, { rateBps, reverseCharge }]),
	);
	return { seller: seller ?? null, byCountry };
}
