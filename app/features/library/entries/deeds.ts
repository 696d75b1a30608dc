import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/library/library-desk.json`. */
export const ENTRY_DEEDS = [
	"library.publish",
	"library.approve",
	"library.retire",
	"library.restore",
	"library.merge",
	"library.move",
] as const;

/** Their names: `subjects` in the same file. */
export const ENTRY_AUDIT_SUBJECTS = ["document"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof ENTRY_DEEDS> {}
	interface Subjects extends Names<typeof ENTRY_AUDIT_SUBJECTS> {}
}
