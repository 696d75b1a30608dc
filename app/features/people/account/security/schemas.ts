import { z } from "zod";

export const SessionForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("end"), sessionId: z.uuid() }),
	z.strictObject({ intent: z.literal("endOthers") }),
]);
export type SessionFormInput = z.infer<typeof SessionForm>;
