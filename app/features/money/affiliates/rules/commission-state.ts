import type { COMMISSION_STATES } from "#db/schema/money/affiliates.ts";

/** Pending while the buyer may still get the money back, approved after it, scheduled in a payout, paid; void by a refund. */
export type CommissionState = (typeof COMMISSION_STATES)[number];
