import { z } from "zod";

/** Which message is meant, its address says. */
export const SendAgainInput = z.strictObject({});

/** All that waits; posted to the list. */
export const SendWaitingInput = z.strictObject({ intent: z.literal("sendWaiting") });
