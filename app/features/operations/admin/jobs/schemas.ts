import { z } from "zod";

/** `mayArriveTwice` confirms running a job again whose delivery has an unknown outcome. */
export const RunAgainForm = z.strictObject({
	id: z.string().min(1).max(64),
	mayArriveTwice: z.boolean().default(false),
});
