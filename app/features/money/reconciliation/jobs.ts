import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const RECONCILIATION_JOBS = {
	/** The next part of a comparison of all that is kept about money. */
	"reconcile.step": z.strictObject({ runId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof RECONCILIATION_JOBS> {}
}
