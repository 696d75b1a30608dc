import { entriesOf } from "#app/features/community/forum/trust/word-lists.ts";
import { CHARGED_CURRENCY, CURRENCIES } from "#app/features/money/prices/display-currency.ts";
import { convertedPrices } from "#app/features/money/prices/price-display.ts";
import { displayRates as ratesOf } from "#app/features/money/prices/price-settings.ts";
import type { ReaderWords, SettingText } from "#app/features/operations/settings/page/setting-reading.ts";
import { type DeskKey, isDeskSetting, type SettingKey } from "#app/features/operations/settings/setting-keys.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { joinParts, labelledValue } from "#app/shared/words/joining.ts";
import { CLAIM_KEYS, type ClaimKey, claimValue } from "../claim-value";
import type { Measurements } from "../measurements";
import { claimText } from "./claim-text";
import { figureInForce, whyText } from "./why-text";

type School = {
	measured: Measurements;
	isForSale: boolean;
	/** How many words of learners are published. */
	testimonials: number;
};

/**
 * What visitors see of a setting, or the value in force for internal ones; null when nothing shows. Includes why,
 * when formula, fallback and other figures decide. Needs all `settings`, because some only show together.
 */
export function visibleSetting(key: SettingKey, settings: Settings, school: School, words: ReaderWords): SettingText {
	if (isClaim(key)) return visibleClaim(key, settings, school, words);
	return { text: settingText(key, settings, school, words), why: null };
}

function visibleClaim(
	key: ClaimKey,
	settings: Settings,
	{ measured, isForSale }: School,
	words: ReaderWords,
): SettingText {
	if (key === "enrolledLastDay" || key === "successStoriesMultiplier") {
		const inForce = figureInForce(key, settings, measured);
		const text = inForce.count === null ? null : claimText(key, { count: inForce.count }, words);
		return { text, why: whyText(key, inForce, { settings, measured, words }) };
	}
	const { mode } = settings[key];
	if (key === "discount" && !isForSale && mode !== "hidden") return { text: null, why: words.t("why.notForSale") };
	const text = claimInWords(key, settings, measured, words);
	return { text, why: text === null && mode === "measured" ? words.t("why.nothingRecorded") : null };
}

function settingText(
	key: Exclude<SettingKey, ClaimKey>,
	settings: Settings,
	school: School,
	words: ReaderWords,
): string | null {
	if (key === "displayRates") return ratesText(settings, words);
	if (isDeskSetting(key)) return deskText(key, settings, words);
	if (key === "affiliateProgram") return programText(settings, words);
	if (key === "guaranteeScope")
		return words.t(settings.guaranteeScope.everyPayment ? "preview.everyPayment" : "preview.firstPayment");
	if (key === "operator") return Object.values(settings.operator).join(", ");
	return testimonialsText(settings, school, words);
}

function deskText(key: DeskKey, settings: Settings, { t, language }: ReaderWords): string {
	if (key === "glossaryApproval")
		return t(settings.glossaryApproval.secondPerson ? "preview.secondPerson" : "preview.onePerson");
	if (key === "courseApproval") return t(settings.courseApproval.byAdmin ? "preview.byAdmin" : "preview.byInstructor");
	if (key === "adminSecurity")
		return t(settings.adminSecurity.secondFactor ? "preview.factorNeeded" : "preview.factorFree");
	if (key === "setupList") return t(settings.setupList.shown ? "preview.setupShown" : "preview.setupHidden");
	if (key === "forumLists") {
		const lists = Object.entries(settings.forumLists).map(([name, list]) => [name, entriesOf(list).length] as const);
		return figuresText(lists, { t, language });
	}
	if (key !== "membership") return figuresText(Object.entries(settings[key]), { t, language });
	const { graceDays, retries, retryEveryDays, remindDays } = settings.membership;
	return figuresText(Object.entries({ graceDays, retries, retryEveryDays, remindDays }), { t, language });
}

type Figures = readonly (readonly [name: string, figure: number])[];

function figuresText(figures: Figures, { t, language }: Pick<ReaderWords, "t" | "language">): string {
	return joinParts(
		language,
		figures.map(([name, figure]) => labelledValue(language, t(`fields.${name}` as "fields.graceDays"), figure)),
	);
}

function claimInWords<K extends ClaimKey>(
	key: K,
	settings: Settings,
	measured: Measurements,
	words: ReaderWords,
): string | null {
	const value = claimValue(key, settings[key], measured);
	return value && claimText(key, value, words);
}

function ratesText({ displayRates, displayPrice: { priceCents } }: Settings, { t, language }: ReaderWords): string {
	const price = money(priceCents, CHARGED_CURRENCY);
	const list = convertedPrices(price, { language, rates: ratesOf(displayRates), targets: CURRENCIES });
	const joined = listFormat(language, { type: "conjunction" }).format(list);
	return t("preview.rates", { price: formatMoney(price, language), list: joined });
}

function programText({ affiliateProgram: { ratePercent, months } }: Settings, { t, formats }: ReaderWords): string {
	return t("preview.affiliateProgram", { rate: formats.percent(ratePercent), count: months });
}

function testimonialsText({ testimonials }: Settings, school: School, { t }: ReaderWords): string | null {
	if (testimonials.mode === "measured") return t("preview.learnerReviews");
	if (testimonials.mode === "hidden") return null;
	const count = Math.min(school.testimonials, testimonials.limit);
	return count > 0 ? t("preview.testimonials", { count }) : null;
}

function isClaim(key: SettingKey): key is ClaimKey {
	return (CLAIM_KEYS as string[]).includes(key);
}
