import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const EXPORT_JOBS = {
	"export.step": z.strictObject({ exportId: z.string(), origin: z.url() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof EXPORT_JOBS> {}
}
