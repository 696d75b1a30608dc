import type { PriceLevels } from "./local-price";
import { findAgreedPrice, findPlanPrice, listLevelsInForce, listPricesInForce } from "./plan-prices.repository.server";

export { findAgreedPrice, findPlanPrice, listLevelsInForce, listPricesInForce };

export function toPriceLevels(rows: Awaited<ReturnType<typeof listLevelsInForce>>): PriceLevels {
	return Object.fromEntries(rows.map(({ country, shareBps }) => [country, shareBps]));
}
