import { z } from "zod";

/** The dead letter that is to run again. */
export const RunAgainForm = z.strictObject({ id: z.string().min(1).max(64) });
