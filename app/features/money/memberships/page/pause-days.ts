/** How long a pause may be, in days. */
export const PAUSE_DAYS = [30, 60, 90] as const;
