/**
 * How a claim comes to its value: as the specification says, computed from what
 * the school has really recorded, or not at all. Source: section 5 of the decisions.
 */
export const CLAIM_MODES = ["specified", "measured", "hidden"] as const;
export type ClaimMode = (typeof CLAIM_MODES)[number];
