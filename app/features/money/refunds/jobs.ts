import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const REFUND_JOBS = {
	"dispute.lost": z.strictObject({ orderId: z.string() }),
	"refund.send": z.strictObject({ refundId: z.string() }),
	/** A refund was made, or returned, at the gateway itself. */
	"refund.adopt": z.strictObject({ orderId: z.string(), reference: z.string() }),
	"refund.paid": z.strictObject({ refundId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof REFUND_JOBS> {}
}
