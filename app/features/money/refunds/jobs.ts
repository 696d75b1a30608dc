import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const REFUND_JOBS = {
	/** A buyer's bank has decided a dispute against the school: what it took stands among the refunds. */
	"dispute.lost": z.strictObject({ orderId: z.string() }),
	/** Money that was approved to go back is asked of the gateway. */
	"refund.send": z.strictObject({ refundId: z.string() }),
	/** The gateway has given money back by itself, or such money has come back: it stands among the refunds. */
	"refund.adopt": z.strictObject({ orderId: z.string(), reference: z.string() }),
	/** The gateway has confirmed that money has gone back: the buyer is told. */
	"refund.paid": z.strictObject({ refundId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof REFUND_JOBS> {}
}
