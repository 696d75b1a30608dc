import { z } from "zod";

/** The dead letter that is to run again; `mayArriveTwice` where it was handed over and nobody knows how that ended. */
export const RunAgainForm = z.strictObject({
	id: z.string().min(1).max(64),
	mayArriveTwice: z.boolean().default(false),
});
