import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/people/people-desk.json`. */
export const PRIVACY_DEEDS = [
	"privacy.askExport",
	"privacy.askDeletion",
	"privacy.takeBackDeletion",
	"privacy.erase",
] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof PRIVACY_DEEDS> {}
}
