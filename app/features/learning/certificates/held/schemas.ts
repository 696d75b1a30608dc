import { z } from "zod";

export const RemindInput = z.strictObject({ enrollmentId: z.int().positive() });
