import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const CERTIFICATE_JOBS = {
	/** After completing a course, changing the printed name, or a reversed revocation. */
	"certificate.issue": z.strictObject({
		enrollmentId: z.int(),
		replaces: z.string().optional(),
		after: z.string().optional(),
	}),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof CERTIFICATE_JOBS> {}
}
