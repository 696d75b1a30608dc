import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/money/money-desk.json`. */
export const ORDER_DEEDS = ["orders.accept", "orders.return", "orders.seen"] as const;

/** Their names: `subjects` in the same file. */
export const ORDER_AUDIT_SUBJECTS = ["order"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof ORDER_DEEDS> {}
	interface Subjects extends Names<typeof ORDER_AUDIT_SUBJECTS> {}
}
