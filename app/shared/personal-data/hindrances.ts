/** Hindrances to erasing an account, in the order in which they are reported. */
export const HINDRANCES = ["teachesCourses", "lastAdmin"] as const;
export type Hindrance = (typeof HINDRANCES)[number];
