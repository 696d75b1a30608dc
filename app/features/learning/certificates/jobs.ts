import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const CERTIFICATE_JOBS = {
	/** Somebody has finished a course, wants its certificate under another name, or is given it again after a revocation. */
	"certificate.issue": z.strictObject({
		enrollmentId: z.int(),
		/** The serial of the certificate that the new one takes the place of. */
		replaces: z.string().optional(),
		/** The serial of the withdrawn certificate that the new one follows. */
		after: z.string().optional(),
	}),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof CERTIFICATE_JOBS> {}
}
