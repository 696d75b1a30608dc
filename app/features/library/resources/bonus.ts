import type { TFunction } from "i18next";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";

export type BonusPlan = { id: number; slug: string; name: string; isOffered: boolean };

/** The plans on offer that include the bonus, as "Pro or Elite"; empty when there are none. */
export function bonusPlanNames(plans: readonly BonusPlan[], t: TFunction<"pricing">, language: Language): string {
	const names = plans.filter(({ isOffered }) => isOffered).map((plan) => planWords(t, plan).name);
	return listFormat(language, { type: "disjunction" }).format(names);
}
