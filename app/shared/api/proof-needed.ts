/** Response data when the last proof of identity is too old: the page asks for one and repeats the request. */
export const PROOF_NEEDED = { reason: "proofNeeded" } as const;

export function isProofNeeded(data: unknown): boolean {
	return typeof data === "object" && data !== null && "reason" in data && data.reason === PROOF_NEEDED.reason;
}
