import {
	listLevelsInForce,
	listPlans,
	listPricesInForce,
	toPriceLevels,
} from "#app/features/money/billing/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { ChosenPlan } from "../change/preview-change.server";
import type { Membership } from "../membership";
import { gatewayOf, type MembershipTools } from "../membership-tools.server";
import { findCard, findPeriodOrder, findPlan } from "../memberships.repository.server";
import { findOpenChange } from "../period-orders.repository.server";
import { findPricing } from "../periods/period-quote.server";
import type { BillingFacts } from "./billing-facts.server";

type BillingQuery = { membership: Membership; chosen: ChosenPlan | null; language: Language; now: Date };

/** Two round trips; asks the gateway which card is on file. */
export async function findBilling(
	db: Database,
	tools: Pick<MembershipTools, "gateways">,
	{ membership, chosen, language, now }: BillingQuery,
): Promise<BillingFacts> {
	const { id: membershipId, planId, periodNumber } = membership;
	const onFile = cardOnFile(db, tools, membership);
	const { offered, prices, levels, cards, unpaid, own, changing } = await inBatch(db, {
		offered: listPlans(db, language),
		prices: listPricesInForce(db, now),
		levels: listLevelsInForce(db, now),
		cards: findCard(db, membershipId),
		unpaid: findPeriodOrder(db, { membershipId, periodNumber: periodNumber + 1 }),
		own: findPlan(db, planId, language),
		changing: findOpenChange(db, membership, now),
	});
	const kept = offered.some(({ id }) => id === planId) ? [] : own.map((plan) => ({ ...plan, text: "" }));
	return {
		membership,
		chosen,
		prices,
		isChanging: changing.length > 0,
		levels: toPriceLevels(levels),
		plans: [...offered, ...kept],
		pricing: await findPricing(db, membership, now),
		// Where the gateway is out, or slow: the one that has paid last.
		card: (await onFile) ?? firstRow(cards),
		unpaidOrderId: unpaid[0]?.id ?? null,
	};
}

const WAITS_MS = 1500;

async function cardOnFile(db: Database, tools: Pick<MembershipTools, "gateways">, membership: Membership) {
	const { subscriptionReference, gateway } = membership;
	if (!subscriptionReference || membership.endedAt) return null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(resolve, WAITS_MS, null);
	});
	try {
		const answer = gatewayOf(db, tools, gateway).findSubscription(subscriptionReference);
		return (await Promise.race([answer, late]))?.card ?? null;
	} catch (error) {
		console.error(JSON.stringify({ level: "error", at: "cardOnFile", name: error instanceof Error ? error.name : "" }));
		return null;
	} finally {
		clearTimeout(timer);
	}
}
