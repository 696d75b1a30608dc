import { planWords } from "#app/features/money/billing/plan-words.ts";
import type { PriceLevels } from "#app/features/money/billing/prices/local-price.ts";
import type { PlanPrice } from "#app/features/money/billing/prices/price-in-force.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ChosenPlan } from "../change/preview-change.server";
import type { Membership } from "../membership";
import type { Pricing } from "../periods/period-quote.server";

export type PlanRow = { id: number; slug: string; name: string; text: string };
export type BillingFacts = {
	membership: Membership;
	/** Those on offer, and the member's own if it no longer is. */
	plans: readonly PlanRow[];
	prices: readonly PlanPrice[];
	levels: PriceLevels;
	pricing: Pricing;
	card: { brand: string | null; last4: string | null } | null;
	isChanging: boolean;
	unpaidOrderId: string | null;
	chosen: ChosenPlan | null;
};
export type ReaderContext = { language: Language; formats: Formats; now: Date };

export function nameOf({ plans }: BillingFacts, planId: number, language: Language): string {
	const plan = plans.find(({ id }) => id === planId);
	return plan ? planWords(getFixedT(language, "pricing"), plan).name : "";
}
