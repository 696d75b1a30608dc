import type { FailureKind } from "./failure-kind.ts";
import type { WorkKind } from "./work-kind.ts";

const RETRIES = 2;
const FIRST_DELAY = 100;

/**
 * Whether work that has failed `failures` times is tried again: twice at most,
 * and never when a second time could do it twice.
 */
export function mayRetry(work: WorkKind, failure: FailureKind, failures: number): boolean {
	if (failure === "statement" || failures > RETRIES) return false;
	return work !== "once" || failure === "notBegun";
}

/**
 * Milliseconds before the next try, after `failures` of them: 50 to 100, then
 * 100 to 200. `random` is from 0 to 1; it keeps those who failed together from
 * coming back together.
 */
export function retryDelay(failures: number, random: number): number {
	return FIRST_DELAY * 2 ** (failures - 1) * (0.5 + random / 2);
}
