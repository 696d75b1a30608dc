import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const MEMBERSHIP_JOBS = {
	/** What was paid for a membership that cannot be had goes back, and its subscription ends. */
	"membership.giveBack": z.strictObject({ orderId: z.string() }),
	/** A membership ends whose money has gone back, unless it was paid for later on. */
	"membership.end": z.strictObject({ membershipId: z.string(), orderId: z.string().optional() }),
	/** What a change of a membership has cost has gone back: it is undone. */
	"membership.undo": z.strictObject({ orderId: z.string() }),
	/** A membership has changed: its gateway hears what it is now. */
	"membership.tell": z.strictObject({ membershipId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof MEMBERSHIP_JOBS> {}
}
