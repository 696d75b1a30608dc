import type { TFunction } from "i18next";
import type { Formats } from "../../../shared/formats";
import type { Language } from "../../../shared/languages";
import { listPriceCents } from "../../catalog/list-price";
import { formatMoney } from "../../catalog/price-display";
import type { ClaimKey, ClaimValues } from "../../marketing/claim-value";

export type Words = { t: TFunction<"settings">; formats: Formats; language: Language };

/** A price to show the discount on. */
const EXAMPLE_CENTS = 29_700;

/** A claim in words, as an admin is shown what visitors see. */
export function claimText<K extends ClaimKey>(key: K, value: ClaimValues[K], words: Words): string {
	return (TEXTS[key] as (value: ClaimValues[K], words: Words) => string)(value, words);
}

const TEXTS: { [K in ClaimKey]: (value: ClaimValues[K], words: Words) => string } = {
	successRate: ({ percent }, { t, formats }) => t("preview.successRate", { value: formats.percent(percent) }),
	spotsLeft: ({ count }, { t, formats }) => t("preview.spotsLeft", { count, value: formats.number(count) }),
	successStories: ({ count, isAtLeast }, { t, formats }) =>
		t("preview.successStories", { count, value: `${formats.number(count)}${isAtLeast ? "+" : ""}` }),
	guaranteeDays: ({ days }, { t, formats }) => t("preview.guaranteeDays", { count: days, value: formats.number(days) }),
	enrolledLastDay: ({ count }, { t, formats }) => t("preview.enrolledLastDay", { count, value: formats.number(count) }),
	successStoriesMultiplier: ({ count }, { t, formats }) =>
		t("preview.successStories", { count, value: formats.number(count) }),
	discount: ({ percentOff }, { t, formats, language }) =>
		t("preview.discount", {
			value: formats.percent(percentOff),
			price: formatMoney(EXAMPLE_CENTS, "USD", language),
			before: formatMoney(listPriceCents(EXAMPLE_CENTS, percentOff), "USD", language),
		}),
	affiliate: ({ percent, isLaunchSpecial }, { t, formats }) =>
		t(isLaunchSpecial ? "preview.affiliateLaunch" : "preview.affiliate", { value: formats.percent(percent) }),
	displayPrice: ({ priceCents, currency }, { language }) => formatMoney(priceCents, currency, language),
};
