import type { SettingKey } from "#app/features/operations/settings/setting-keys.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import type { DisplayRates } from "#app/shared/money.ts";
import { CHARGED_CURRENCY } from "./display-currency";

/** What a page that shows prices of courses asks `findSettings` for. */
export const PRICE_SETTING_KEYS = ["discount", "displayRates"] as const satisfies SettingKey[];

/** `percentOff` is null when no earlier price and no badge are shown. */
export type PriceSettings = { percentOff: number | null; rates: DisplayRates };

/**
 * How prices are shown all over the site, as plain values for the rooms that show them. Nothing lowers the price of what
 * cannot be bought (`isForSale`).
 */
export function priceSettings(settings: Settings, { isForSale }: { isForSale: boolean }): PriceSettings {
	return {
		percentOff: isForSale ? shownDiscount(settings.discount) : null,
		rates: displayRates(settings.displayRates),
	};
}

/**
 * The discount that is shown in percent, or `null` for none: it is hidden, or to
 * be measured, and no earlier, higher price of any course is on record.
 */
export function shownDiscount({ mode, percentOff }: Settings["discount"]): number | null {
	return mode === "specified" ? percentOff : null;
}

/** The rates of the setting: what one US dollar is. */
export function displayRates(rates: Settings["displayRates"]): DisplayRates {
	return { base: CHARGED_CURRENCY, rates };
}
