/** The permissions of admins; each admin holds some of them. */
export const CAPABILITIES = ["content", "people", "money", "support", "settings"] as const;
export type Capability = (typeof CAPABILITIES)[number];
