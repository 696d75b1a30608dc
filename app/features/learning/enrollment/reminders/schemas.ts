import { z } from "zod";

export const ReminderForm = z.strictObject({
	intent: z.literal("reminders"),
	weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
	hour: z.int().min(0).max(23),
});
