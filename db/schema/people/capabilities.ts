export const CAPABILITIES = ["content", "people", "money", "support", "settings", "moderation"] as const;
export type Capability = (typeof CAPABILITIES)[number];
