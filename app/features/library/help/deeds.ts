import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/library/library-desk.json`. */
export const HELP_DEEDS = [
	"help.assign",
	"help.reply",
	"help.note",
	"help.close",
	"help.reopen",
	"help.addAnswer",
	"help.changeAnswer",
	"help.retireAnswer",
	"help.undoAnswer",
] as const;

/** Their names: `subjects` in the same file. */
export const HELP_AUDIT_SUBJECTS = ["cannedAnswer", "ticket"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof HELP_DEEDS> {}
	interface Subjects extends Names<typeof HELP_AUDIT_SUBJECTS> {}
}
