import { z } from "zod";

/** What is done about the books: compared now, or a disagreement put right. */
export const ReconciliationForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("run") }),
	z.strictObject({ intent: z.literal("repair"), findingId: z.string().max(60) }),
]);
