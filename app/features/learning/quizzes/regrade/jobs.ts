import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const QUIZ_JOBS = {
	/** Marks the next attempts of a regrade again, behind `after`; `isUndo`: takes their new marks back. */
	"quizzes.regrade": z.strictObject({ regradeId: z.string(), after: z.string(), isUndo: z.boolean() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof QUIZ_JOBS> {}
}
