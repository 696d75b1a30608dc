import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const INBOX_JOBS = {
	"digest.send": z.strictObject({
		userId: z.int(),
		mode: z.enum(["daily", "weekly"]),
		periodDay: z.string(),
		origin: z.url(),
	}),
	"digest.example": z.strictObject({ userId: z.int(), mode: z.enum(["daily", "weekly"]), origin: z.url() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof INBOX_JOBS> {}
}
