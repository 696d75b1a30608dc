import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const ORDER_JOBS = {
	/** A gateway has told something: what it is about is asked for anew. */
	"gateway.event": z.strictObject({ eventId: z.string() }),
	/** A payment too many goes back: the order was paid before. */
	"payment.giveBack": z.strictObject({ paymentId: z.string() }),
	/** An order has been paid; once for each. */
	"order.paid": z.strictObject({ orderId: z.string() }),
	/** A payment has failed: whoever has not paid another way by then is told. */
	"order.failed": z.strictObject({ orderId: z.string() }),
	/** Money of an order is to go back, has gone back, or has come back: its commission follows. */
	"order.refunded": z.strictObject({ orderId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof ORDER_JOBS> {}
}
