import { z } from "zod";

/** Which message is meant, its address says. */
export const SendAgainInput = z.strictObject({});
