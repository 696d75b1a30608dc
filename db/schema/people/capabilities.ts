export const CAPABILITIES = ["content", "people", "money", "support", "settings"] as const;
export type Capability = (typeof CAPABILITIES)[number];
