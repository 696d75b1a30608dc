/** In the addresses of manuals a role names its manual, not the part of the school that it works in. */
export const MANUAL_WORDS = {
	learner: "manual-learner",
	instructor: "manual-instructor",
	admin: "manual-admin",
} as const;
