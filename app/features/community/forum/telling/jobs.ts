import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const FORUM_JOBS = {
	/**
	 * Tells people of a post: at first whom it addresses, then who watches its topic, behind `after`. `only`: an edit
	 * tells those whom it newly mentions.
	 */
	"forum.tell": z.strictObject({ postId: z.int(), after: z.int(), only: z.array(z.int()).nullable() }),
	/** Tells the author of a post what `actorId` did with it. */
	"forum.tellAuthor": z.strictObject({
		postId: z.int(),
		actorId: z.int(),
		about: z.enum(["accepted", "reacted"]),
	}),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof FORUM_JOBS> {}
}
