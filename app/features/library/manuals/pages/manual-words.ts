/** In manual URLs, a role names the manual, not an area of the site. */
export const MANUAL_WORDS = {
	learner: "manual-learner",
	instructor: "manual-instructor",
	admin: "manual-admin",
} as const;
