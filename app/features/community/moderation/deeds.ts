import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/community/community-desk.json`. */
export const MODERATION_DEEDS = [
	"moderation.report",
	"moderation.open",
	"moderation.hide",
	"moderation.hold",
	"moderation.take",
	"moderation.release",
	"moderation.pass",
	"moderation.decide",
	"moderation.undo",
	"moderation.reopen",
	"moderation.appeal",
	"moderation.uphold",
	"moderation.lift",
	"moderation.endSilence",
	"moderation.endSanction",
] as const;

/** Their names: `subjects` in the same file. */
export const MODERATION_SUBJECTS = ["moderationCase"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof MODERATION_DEEDS> {}
	interface Subjects extends Names<typeof MODERATION_SUBJECTS> {}
}
