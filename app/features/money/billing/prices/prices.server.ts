import type { PriceLevels } from "./local-price";
import { findKeptPrice, findPlanPrice, listLevelsInForce, listPricesInForce } from "./plan-prices.repository.server";

/** The statements that a checkout puts into its batch. */
export { findKeptPrice, findPlanPrice, listLevelsInForce, listPricesInForce };

/** The rows of `listLevelsInForce`, as `localPrice` asks for them. */
export function toPriceLevels(rows: Awaited<ReturnType<typeof listLevelsInForce>>): PriceLevels {
	return Object.fromEntries(rows.map(({ country, shareBps }) => [country, shareBps]));
}
