/** What a page is refused with when an admin who looks through somebody else's account would write in their name. */
export const READ_ONLY = { reason: "looking" } as const;

/** True for what came with such a refusal. */
export function isReadOnly(data: unknown): boolean {
	return typeof data === "object" && data !== null && "reason" in data && data.reason === READ_ONLY.reason;
}
