import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const MODERATION_JOBS = {
	/** Whether trusted reports suffice to hide a thing. */
	"moderation.weigh": z.strictObject({ kind: z.string(), id: z.string() }),
	/** Its author learns that a thing is hidden until somebody decides. */
	"moderation.tellHidden": z.strictObject({ kind: z.string(), id: z.string() }),
	/** Removes another thing with the same text as the one that a decision has removed. */
	"moderation.removeSame": z.strictObject({ decisionId: z.string(), id: z.string(), requestId: z.string() }),
};

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof MODERATION_JOBS> {}
}
