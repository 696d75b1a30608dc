import { CHARGED_CURRENCY } from "#app/features/money/prices/display-currency.ts";
import { displayRates } from "#app/features/money/prices/price-settings.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { decimalsOf, displayIn, money } from "#app/shared/money.ts";

export const MINIMUM_SETTING_KEYS = ["affiliateProgram", "displayRates"] as const;

/**
 * The smallest payout in a currency, in minor units: the setting converted by the display rates. For a currency
 * without a rate, the same number of whole units.
 */
export function minimumIn(currency: string, settings: Pick<Settings, (typeof MINIMUM_SETTING_KEYS)[number]>): number {
	const minimum = money(settings.affiliateProgram.minimumCents, CHARGED_CURRENCY);
	if (currency === minimum.currency) return minimum.minor;
	const shown = displayIn(minimum, currency, displayRates(settings.displayRates));
	if (shown) return shown.about;
	return Math.round(minimum.minor * 10 ** (decimalsOf(currency) - decimalsOf(minimum.currency)));
}
