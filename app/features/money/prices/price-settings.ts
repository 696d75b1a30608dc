import type { SettingKey } from "#app/features/operations/settings/setting-keys.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import type { DisplayRates } from "#app/shared/money.ts";
import { CHARGED_CURRENCY } from "./display-currency";

export const PRICE_SETTING_KEYS = ["discount", "displayRates"] as const satisfies SettingKey[];

/** `percentOff` is null when no earlier price and no badge are shown. */
export type PriceSettings = { percentOff: number | null; rates: DisplayRates };

/** How all pages show prices, as plain values. No discount is shown when nothing can be bought (`isForSale`). */
export function priceSettings(settings: Settings, { isForSale }: { isForSale: boolean }): PriceSettings {
	return {
		percentOff: isForSale ? shownDiscount(settings.discount) : null,
		rates: displayRates(settings.displayRates),
	};
}

/** In percent; null when hidden, or to be measured without a higher earlier price on record. */
export function shownDiscount({ mode, percentOff }: Settings["discount"]): number | null {
	return mode === "specified" ? percentOff : null;
}

export function displayRates(rates: Settings["displayRates"]): DisplayRates {
	return { base: CHARGED_CURRENCY, rates };
}
