/** Result of a reminder, shown on the certificates page. */
export const TOLD = ["told", "issuing", "toldToday", "notHeld", "nobody"] as const;
export type Told = (typeof TOLD)[number];
