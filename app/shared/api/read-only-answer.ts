export const READ_ONLY = { reason: "looking" } as const;

export function isReadOnly(data: unknown): boolean {
	return typeof data === "object" && data !== null && "reason" in data && data.reason === READ_ONLY.reason;
}
