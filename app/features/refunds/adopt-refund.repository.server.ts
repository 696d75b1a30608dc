import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/client.server";
import { gatewayRefunds, refunds } from "../../../db/schema/schema";
import { enqueue } from "../jobs/enqueue.server";
import { insertRefund } from "../orders/refunding.server";
import { sharesOf } from "./refund-shares";
import type { OrderRow } from "./refunds.repository.server";

type Adopted = { order: OrderRow; reference: string; jobId: string; now: Date };

/**
 * Money that was given back at the gateway itself, and not by the school, becomes a refund like any other, with its shares and its
 * credit note. Writes for one batch; none where there is nothing left that could have gone back.
 */
export async function adoptRefund(
	db: Database,
	{ order, reference, jobId, now }: Adopted,
): Promise<BatchItem<"sqlite">[]> {
	const [[told], [known]] = await db.batch([
		db
			.select()
			.from(gatewayRefunds)
			.where(and(eq(gatewayRefunds.reference, reference), eq(gatewayRefunds.orderId, order.id))),
		db
			.select({ minor: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)`.as("minor") })
			.from(refunds)
			.where(and(eq(refunds.orderId, order.id), eq(refunds.state, "succeeded"))),
	]);
	const before = known?.minor ?? 0;
	const amount = Math.min(told?.amountMinor ?? 0, order.totalMinor - before);
	if (told?.state !== "succeeded" || amount <= 0) return [];
	const id = crypto.randomUUID();
	return [
		insertRefund(db, {
			...{
				id,
				orderId: order.id,
				userId: order.userId,
				kind: "goodwill",
				state: "succeeded",
				currency: order.currency,
			},
			...{ ...sharesOf(order, before, amount), requestedAt: told.changedAt, succeededAt: told.changedAt },
			...{ gatewayReference: reference, changedAt: now },
		}),
		enqueue(db, "invoice.credit", { refundId: id }, { id: jobId, dueAt: now }),
	];
}
