import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const ANNOUNCEMENT_JOBS = {
	/** The next people of the audience, behind `after`. `revision`: that of the announcement when it was sent. */
	"announcement.step": z.strictObject({
		announcementId: z.string(),
		revision: z.int(),
		after: z.int(),
		origin: z.url(),
	}),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof ANNOUNCEMENT_JOBS> {}
}
