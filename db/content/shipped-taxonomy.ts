/**
 * The topics and levels that a new school has (`db/migrations/0097_…`), for the checks of files that ship, which know no
 * database. What a school adds stands in `course_topics` and `course_levels`.
 */
export const SHIPPED_COURSE_TOPICS = [
	"classifieds",
	"analysis",
	"contracts",
	"sellers",
	"buyers",
	"crossborder",
] as const;
export const SHIPPED_TOPICS = [...SHIPPED_COURSE_TOPICS, "money", "law"] as const;
export const SHIPPED_LEVELS = ["beginner", "intermediate", "advanced"] as const;
