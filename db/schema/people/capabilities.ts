/** What an admin may do. A school has admins of more than one kind: each holds some of these. */
export const CAPABILITIES = ["content", "people", "money", "support", "settings"] as const;
export type Capability = (typeof CAPABILITIES)[number];
