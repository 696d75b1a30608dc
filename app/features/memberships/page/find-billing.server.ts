import type { Database } from "../../../../db/client.server";
import type { Language } from "../../../shared/words/languages";
import { listPlans } from "../../billing/plans.server";
import { listLevelsInForce, listPricesInForce, toPriceLevels } from "../../billing/prices/prices.server";
import type { Chosen } from "../change/preview-change.server";
import type { Membership } from "../membership";
import { findCard, findPeriodOrder, findPlan } from "../memberships.repository.server";
import { findPricing } from "../periods/period-quote.server";
import type { BillingFacts } from "./billing-facts.server";

type Asked = { membership: Membership; chosen: Chosen | null; language: Language; now: Date };

/** All that the page of a membership shows, in two trips. */
export async function findBilling(db: Database, { membership, chosen, language, now }: Asked): Promise<BillingFacts> {
	const { id: membershipId, planId, periodNumber } = membership;
	const [offered, prices, levels, cards, unpaid, own] = await db.batch([
		listPlans(db, language),
		listPricesInForce(db, now),
		listLevelsInForce(db, now),
		findCard(db, membershipId),
		findPeriodOrder(db, { membershipId, periodNumber: periodNumber + 1 }),
		findPlan(db, planId, language),
	]);
	const kept = offered.some(({ id }) => id === planId) ? [] : own.map((plan) => ({ ...plan, text: "" }));
	return {
		...{ membership, chosen, prices, card: cards[0] ?? null, levels: toPriceLevels(levels) },
		plans: [...offered, ...kept],
		pricing: await findPricing(db, membership, now),
		unpaidOrderId: unpaid[0]?.id ?? null,
	};
}
