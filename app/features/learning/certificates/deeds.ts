import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/learning/learning-desk.json`. */
export const CERTIFICATE_DEEDS = [
	"certificates.revoke",
	"certificates.again",
	"certificates.tellName",
	"certificates.issueHeld",
	"certificates.template",
	"certificates.undoTemplate",
] as const;

/** Their names: `subjects` in the same file. */
export const CERTIFICATE_AUDIT_SUBJECTS = ["certificate", "certificateTemplate"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof CERTIFICATE_DEEDS> {}
	interface Subjects extends Names<typeof CERTIFICATE_AUDIT_SUBJECTS> {}
}
