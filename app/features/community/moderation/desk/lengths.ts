/** Days of a sanction; `longer`: until it is lifted. */
export const LENGTHS = ["1", "7", "30", "longer"] as const;
