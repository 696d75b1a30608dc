import { z } from "zod";

export const ReconciliationForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("run") }),
	z.strictObject({ intent: z.literal("repair"), findingId: z.string().max(60) }),
]);
