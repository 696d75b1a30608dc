import type { z } from "zod";
import {
	acceptPayment,
	findOrder,
	markSeen,
	type OrderEvents,
	returnPayment,
} from "#app/features/money/orders/face.server.ts";
import type { OrderDeedForm } from "#app/features/money/refunds/desk-schemas.ts";
import { giveByGoodwill } from "#app/features/money/refunds/face.server.ts";
import { parseMoney } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";

type By = { actorId: number; requestId: string; orderEvents: OrderEvents; origin: string; now: Date };

/** Amounts are in the order's currency; without one all that is left is meant. */
export async function doToOrder(db: Database, orderId: string, wish: z.output<typeof OrderDeedForm>, by: By) {
	const { orderEvents, origin, ...whose } = by;
	switch (wish.intent) {
		case "accept":
			return acceptPayment(db, { orderId, ...by });
		case "return":
			return returnPayment(db, { orderId, ...by });
		case "seen": {
			const { ok } = await markSeen(db, { orderId, ...whose });
			return ok ? { ok, jobId: undefined } : { ok, reason: "changedMeanwhile" as const };
		}
		case "goodwill": {
			const { message } = wish;
			const giving = { orderId, message, tools: { orderEvents, origin }, ...whose };
			if (wish.amount === "") return giveByGoodwill(db, { ...giving, amountMinor: null });
			const [order] = await findOrder(db, orderId);
			const amount = order ? parseMoney(wish.amount, order.currency) : null;
			if (!amount || amount.minor <= 0) return { ok: false as const, reason: "amount" as const };
			return giveByGoodwill(db, { ...giving, amountMinor: amount.minor });
		}
	}
}
