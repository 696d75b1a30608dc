import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/people/people-desk.json`. */
export const USER_DEEDS = [
	"people.merge",
	"people.grant",
	"people.endGrant",
	"people.extendGrant",
	"people.pauseAccess",
	"people.resumeAccess",
	"people.export",
	"people.mendName",
] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof USER_DEEDS> {}
}
