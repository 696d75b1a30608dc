import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/site/site-desk.json`. */
export const TESTIMONIAL_DEEDS = [
	"testimonials.add",
	"testimonials.change",
	"testimonials.publish",
	"testimonials.withdraw",
	"testimonials.move",
	"testimonials.undo",
	"testimonials.delete",
] as const;

/** Their names: `subjects` in the same file. */
export const TESTIMONIAL_AUDIT_SUBJECTS = ["testimonial"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof TESTIMONIAL_DEEDS> {}
	interface Subjects extends Names<typeof TESTIMONIAL_AUDIT_SUBJECTS> {}
}
