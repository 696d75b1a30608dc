import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const GATEWAY_JOBS = {
	/** The sandbox tells the school of something, by its webhook. */
	"sandbox.deliver": z.strictObject({ eventId: z.string() }),
	/** The sandbox knows how a payment ended that took its time. */
	"sandbox.settle": z.strictObject({ paymentId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof GATEWAY_JOBS> {}
}
