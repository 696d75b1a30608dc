import { MINUTE_MS } from "#app/shared/durations.ts";

export const MAX_ATTEMPTS = 8;
/** Milliseconds until a claim expires. */
export const CLAIM_LEASE_MS = 5 * MINUTE_MS;

/** Milliseconds after the nth failure: one minute, doubling up to an hour. */
export function retryDelay(attempts: number): number {
	return Math.min(60, 2 ** (attempts - 1)) * MINUTE_MS;
}
