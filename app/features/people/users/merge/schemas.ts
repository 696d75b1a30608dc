import { z } from "zod";

/** The account that is closed; the other one stands in the address. */
export const MergeForm = z.strictObject({ other: z.int().min(1) });
