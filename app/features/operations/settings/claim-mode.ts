/** `specified`: the setting's value; `measured`: computed from real data; `hidden`: not shown. */
export const CLAIM_MODES = ["specified", "measured", "hidden"] as const;
export type ClaimMode = (typeof CLAIM_MODES)[number];
