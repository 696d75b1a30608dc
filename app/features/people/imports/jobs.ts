import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const IMPORT_JOBS = {
	/** Processes the next lines of an import, after this line number. */
	"intake.step": z.strictObject({ intakeId: z.string(), actorId: z.int(), after: z.int(), origin: z.url() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof IMPORT_JOBS> {}
}
