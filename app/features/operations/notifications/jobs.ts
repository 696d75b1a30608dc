import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

/** What a job keeps of every mail. Beside it stand the ids of its kind, which the kind itself checks. */
const Mail = z.looseObject({
	mail: z.string(),
	/** Null when no account has the entered address, or for a guest. */
	userId: z.int().nullable(),
	language: z.string().optional(),
	origin: z.url(),
});
export type StoredMail = z.infer<typeof Mail>;

export const NOTIFICATION_JOBS = { "mail.send": Mail } as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof NOTIFICATION_JOBS> {}
}
