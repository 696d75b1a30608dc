import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const MEMBERSHIP_JOBS = {
	/** Returns the payment for a membership that cannot begin, and ends its subscription. */
	"membership.giveBack": z.strictObject({ orderId: z.string() }),
	/** Ends a refunded membership, unless a later period was paid for. */
	"membership.end": z.strictObject({ membershipId: z.string(), orderId: z.string().optional() }),
	"membership.undo": z.strictObject({ orderId: z.string() }),
	"membership.tell": z.strictObject({ membershipId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof MEMBERSHIP_JOBS> {}
}
