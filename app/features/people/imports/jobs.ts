import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const IMPORT_JOBS = {
	/** The next lines of a file of people or enrollments, after the one of this number. */
	"intake.step": z.strictObject({ intakeId: z.string(), actorId: z.int(), after: z.int(), origin: z.url() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof IMPORT_JOBS> {}
}
