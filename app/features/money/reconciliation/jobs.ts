import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const RECONCILIATION_JOBS = {
	"reconcile.step": z.strictObject({ runId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof RECONCILIATION_JOBS> {}
}
