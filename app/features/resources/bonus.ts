import type { TFunction } from "i18next";
import { listFormat } from "../../shared/words/intl";
import type { Language } from "../../shared/words/languages";
import { planWords } from "../billing/plan-words";

/** A plan that holds bonus content. */
export type BonusPlan = { id: number; slug: string; name: string; isOffered: boolean };

/** The names of the plans that open a bonus and can be had, written as "Pro or Elite"; empty where there are none. */
export function bonusPlanNames(plans: readonly BonusPlan[], t: TFunction<"pricing">, language: Language): string {
	const names = plans.filter(({ isOffered }) => isOffered).map((plan) => planWords(t, plan).name);
	return listFormat(language, { type: "disjunction" }).format(names);
}
