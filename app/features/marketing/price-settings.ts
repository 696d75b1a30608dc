import type { SettingKey } from "../settings/setting-keys";
import type { Settings } from "../settings/setting-schemas";
import { claimValue } from "./claim-value";
import { NOTHING_MEASURED } from "./measurements";

/** What a page that shows prices of courses asks `findSettings` for. */
export const PRICE_SETTING_KEYS = ["discount", "displayRates"] as const satisfies SettingKey[];

/** `percentOff` is null when no earlier price and no badge are shown. */
export type PriceSettings = { percentOff: number | null; rates: Settings["displayRates"] };

/** How prices are shown all over the site, as plain values for `catalog`, which knows no settings. */
export function priceSettings({ discount, displayRates }: Settings): PriceSettings {
	return { percentOff: claimValue("discount", discount, NOTHING_MEASURED)?.percentOff ?? null, rates: displayRates };
}
