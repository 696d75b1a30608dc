import { z } from "zod";

/** The account to close; the other is in the URL. */
export const MergeForm = z.strictObject({ other: z.int().min(1) });
