import type { TFunction } from "i18next";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** A plan that holds bonus content. */
export type BonusPlan = { id: number; slug: string; name: string; isOffered: boolean };

/** The names of the plans that open a bonus and can be had, written as "Pro or Elite"; empty where there are none. */
export function bonusPlanNames(plans: readonly BonusPlan[], t: TFunction<"pricing">, language: Language): string {
	const names = plans.filter(({ isOffered }) => isOffered).map((plan) => planWords(t, plan).name);
	return listFormat(language, { type: "disjunction" }).format(names);
}
