import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const GATEWAY_JOBS = {
	"sandbox.deliver": z.strictObject({ eventId: z.string() }),
	"sandbox.settle": z.strictObject({ paymentId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof GATEWAY_JOBS> {}
}
