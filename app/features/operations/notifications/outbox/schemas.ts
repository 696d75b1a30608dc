import { z } from "zod";

export const SendAgainInput = z.strictObject({});

export const SendWaitingInput = z.strictObject({ intent: z.literal("sendWaiting") });
