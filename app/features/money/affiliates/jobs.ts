import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const AFFILIATE_JOBS = {
	"affiliate.payout": z.strictObject({ runId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof AFFILIATE_JOBS> {}
}
