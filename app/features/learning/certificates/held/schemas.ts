import { z } from "zod";

export const TellInput = z.strictObject({ enrollmentId: z.int().positive() });
