/**
 * How a claim comes to its value: as its setting says (`specified`), computed from what
 * the school has really recorded, or not at all.
 */
export const CLAIM_MODES = ["specified", "measured", "hidden"] as const;
export type ClaimMode = (typeof CLAIM_MODES)[number];
