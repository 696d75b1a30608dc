import type { z } from "zod";
import {
	acceptPayment,
	findOrder,
	markSeen,
	type OrderEvents,
	returnPayment,
} from "#app/features/money/orders/face.server.ts";
import type { OrderActionForm } from "#app/features/money/refunds/desk-schemas.ts";
import { refundByGoodwill } from "#app/features/money/refunds/face.server.ts";
import { parseMoney } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";

type ActionContext = { actorId: number; requestId: string; orderEvents: OrderEvents; origin: string; now: Date };

/** Amounts are in the order's currency; without one all that is left is meant. */
export async function runOrderAction(
	db: Database,
	orderId: string,
	action: z.output<typeof OrderActionForm>,
	by: ActionContext,
) {
	const { orderEvents, origin, ...whose } = by;
	switch (action.intent) {
		case "accept":
			return acceptPayment(db, { orderId, ...by });
		case "return":
			return returnPayment(db, { orderId, ...by });
		case "seen": {
			const { ok } = await markSeen(db, { orderId, ...whose });
			return ok ? { ok, jobId: undefined } : { ok, reason: "changedMeanwhile" as const };
		}
		case "goodwill": {
			const { message } = action;
			const giving = { orderId, message, tools: { orderEvents, origin }, ...whose };
			if (action.amount === "") return refundByGoodwill(db, { ...giving, amountMinor: null });
			const [order] = await findOrder(db, orderId);
			const amount = order ? parseMoney(action.amount, order.currency) : null;
			if (!amount || amount.minor <= 0) return { ok: false as const, reason: "amount" as const };
			return refundByGoodwill(db, { ...giving, amountMinor: amount.minor });
		}
	}
}
