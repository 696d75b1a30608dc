import { z } from "zod";

export const SendAgainInput = z.strictObject({});

/** That the mail did not arrive, or was called spam. */
export const PretendInput = z.strictObject({ intent: z.literal("pretend"), kind: z.enum(["bounce", "complaint"]) });

export const SendWaitingInput = z.strictObject({ intent: z.literal("sendWaiting") });
