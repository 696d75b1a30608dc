import type { FailureKind } from "./failure-kind.ts";
import type { WorkKind } from "./work-kind.ts";

const RETRIES = 2;
const FIRST_DELAY = 100;

/** Twice at most, and never if the work might be done twice. */
export function mayRetry(work: WorkKind, failure: FailureKind, failures: number): boolean {
	if (failure === "statement" || failures > RETRIES) return false;
	return work !== "once" || failure === "notBegun";
}

/** Milliseconds: 50 to 100, then 100 to 200. `random` (0 to 1) spreads callers that failed together. */
export function retryDelay(failures: number, random: number): number {
	return FIRST_DELAY * 2 ** (failures - 1) * (0.5 + random / 2);
}
