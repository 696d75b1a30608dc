import { MINUTE_MS } from "#app/shared/durations.ts";

/** How often a job is started before it counts as dead. */
export const MAX_ATTEMPTS = 8;
/** How long whoever has claimed a job may work at it before it is anybody's again, in milliseconds. */
export const LEASE = 5 * MINUTE_MS;

/** Milliseconds to wait after the nth start that failed: a minute, then twice as long each time, an hour at most. */
export function retryDelay(attempts: number): number {
	return Math.min(60, 2 ** (attempts - 1)) * MINUTE_MS;
}
