import { z } from "zod";

/** That whoever a certificate waits for is told again. */
export const TellInput = z.strictObject({ enrollmentId: z.int().positive() });
