import { MINUTE_MS } from "#app/shared/durations.ts";

/** How long a proof of who one is holds, in milliseconds. */
export const PROOF_LIFETIME_MS = 10 * MINUTE_MS;

export const CONFIRM_IDENTITY = "/confirm-identity";
/** Query parameter: URL of the action that waits for the proof. */
export const ACTION_PARAMETER = "deed";

export function isSteppedUp(steppedUpAt: Date | null, now: Date): boolean {
	return steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() < PROOF_LIFETIME_MS;
}
