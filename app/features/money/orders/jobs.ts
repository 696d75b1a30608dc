import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const ORDER_JOBS = {
	"gateway.event": z.strictObject({ eventId: z.string() }),
	/** Returns a second payment of a paid order. */
	"payment.giveBack": z.strictObject({ paymentId: z.string() }),
	"order.paid": z.strictObject({ orderId: z.string() }),
	/** Mails about a failed payment unless the order was paid meanwhile. */
	"order.failed": z.strictObject({ orderId: z.string() }),
	/** A refund was approved, made or returned; the commission follows. */
	"order.refunded": z.strictObject({ orderId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof ORDER_JOBS> {}
}
