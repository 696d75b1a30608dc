import { z } from "zod";

/** When to be reminded: days (1 is Monday), none of them for never, and an hour. */
export const ReminderForm = z.strictObject({
	intent: z.literal("reminders"),
	weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
	hour: z.int().min(0).max(23),
});
