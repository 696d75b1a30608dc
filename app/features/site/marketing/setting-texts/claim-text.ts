import { listPrice } from "#app/features/money/prices/list-price.ts";
import type { ReaderWords } from "#app/features/operations/settings/page/setting-reading.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import type { ClaimKey, ClaimValues } from "../claim-value";

const EXAMPLE_PRICE = money(29_700, "USD");

export function claimText<K extends ClaimKey>(key: K, value: ClaimValues[K], words: ReaderWords): string {
	return (TEXT_OF_CLAIM[key] as (value: ClaimValues[K], words: ReaderWords) => string)(value, words);
}

const TEXT_OF_CLAIM: { [K in ClaimKey]: (value: ClaimValues[K], words: ReaderWords) => string } = {
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
			price: formatMoney(EXAMPLE_PRICE, language),
			before: formatMoney(listPrice(EXAMPLE_PRICE, percentOff), language),
		}),
	affiliate: ({ percent, isLaunchSpecial }, { t, formats }) =>
		t(isLaunchSpecial ? "preview.affiliateLaunch" : "preview.affiliate", { value: formats.percent(percent) }),
	displayPrice: ({ priceCents, currency }, { language }) => formatMoney(money(priceCents, currency), language),
};
