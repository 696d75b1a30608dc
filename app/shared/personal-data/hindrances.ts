/** What must end before an account can, in the order in which it is told. */
export const HINDRANCES = ["teachesCourses", "lastAdmin"] as const;
export type Hindrance = (typeof HINDRANCES)[number];
