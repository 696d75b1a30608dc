import type { Database } from "#db/client.server.ts";
import { type ActorContext, changePlan } from "./change-plan.server";
import { setPrice, stopPrice } from "./change-prices.server";
import type { PlanAction } from "./schemas";

export function applyPlanAction(
	db: Database,
	{ planId, wish, by }: { planId: number; wish: PlanAction; by: ActorContext },
) {
	switch (wish.intent) {
		case "change": {
			const { intent: _, ...change } = wish;
			return changePlan(db, { planId, ...change }, by);
		}
		case "price": {
			const { intent: _, ...price } = wish;
			return setPrice(db, { planId, ...price }, by);
		}
		case "endPrice":
			return stopPrice(db, { planId, priceId: wish.priceId }, by);
	}
}
