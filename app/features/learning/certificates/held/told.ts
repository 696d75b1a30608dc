/** What the page of certificates says of the one that it was asked to tell of: what was done, or why nothing was. */
export const TOLD = ["told", "issuing", "toldToday", "notHeld", "nobody"] as const;
export type Told = (typeof TOLD)[number];
