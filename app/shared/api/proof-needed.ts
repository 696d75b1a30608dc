/** What a post is answered when the last proof of who sent it is too old: the page asks for one and sends it again. */
export const PROOF_NEEDED = { reason: "proofNeeded" } as const;

/** True for the data of such an answer. */
export function isProofNeeded(data: unknown): boolean {
	return typeof data === "object" && data !== null && "reason" in data && data.reason === PROOF_NEEDED.reason;
}
