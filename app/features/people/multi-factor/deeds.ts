import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/people/people-desk.json`. */
export const FACTOR_DEEDS = [
	"factors.addAuthenticator",
	"factors.removeAuthenticator",
	"factors.makeRecoveryCodes",
	"factors.addPasskey",
	"factors.renamePasskey",
	"factors.removePasskey",
	"factors.reset",
] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof FACTOR_DEEDS> {}
}
