import { MINUTE_MS } from "#app/shared/durations.ts";

/** How long a proof of who one is holds, in milliseconds. */
export const PROOF_HOLDS = 10 * MINUTE_MS;

/** The page that asks for a proof and leads back. */
export const CONFIRM_IDENTITY = "/confirm-identity";
/** In its address: where the deed that waits for the proof is sent to. */
export const DEED = "deed";

/** True while the last proof of a session holds. Both instants are UTC. */
export function isSteppedUp(steppedUpAt: Date | null, now: Date): boolean {
	return steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() < PROOF_HOLDS;
}
