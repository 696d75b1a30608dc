import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/learning/learning-desk.json`. */
export const CATALOG_DEEDS = [
	"taxonomy.add",
	"taxonomy.change",
	"taxonomy.move",
	"taxonomy.retire",
	"taxonomy.restore",
	"taxonomy.merge",
	"taxonomy.undo",
	"reviews.answer",
	"reviews.changeAnswer",
	"reviews.takeAnswerBack",
] as const;

/** Their names: `subjects` in the same file. */
export const CATALOG_AUDIT_SUBJECTS = ["courseLevel", "courseTopic", "courseReview"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof CATALOG_DEEDS> {}
	interface Subjects extends Names<typeof CATALOG_AUDIT_SUBJECTS> {}
}
