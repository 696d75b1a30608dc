import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/money/money-desk.json`. */
export const REFUND_DEEDS = [
	"refunds.goodwill",
	"refunds.byHand",
	"refunds.approve",
	"refunds.decline",
	"refunds.withdraw",
] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof REFUND_DEEDS> {}
}
