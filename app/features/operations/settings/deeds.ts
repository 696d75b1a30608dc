import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/operations/operations-desk.json`. */
export const SETTING_DEEDS = ["settings.change", "settings.undo"] as const;

/** Their names: `subjects` in the same file. */
export const SETTING_AUDIT_SUBJECTS = ["setting"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof SETTING_DEEDS> {}
	interface Subjects extends Names<typeof SETTING_AUDIT_SUBJECTS> {}
}
