/** Result of a reminder, shown on the certificates page. */
export const REMINDER_RESULTS = ["told", "issuing", "toldToday", "notHeld", "nobody"] as const;
export type ReminderResult = (typeof REMINDER_RESULTS)[number];
