import { callApi } from "./api-call";

export const HEALTH_CHECK_EVERY_MS = 300_000;
const TOLERATED_FAILURES = 2;

/** Failures in a row after one more check. */
export function failuresAfter(failures: number, isHealthy: boolean): number {
	return isHealthy ? 0 : failures + 1;
}

/** True after more than 2 failures in a row. */
export function hasConnectionIssues(failures: number): boolean {
	return failures > TOLERATED_FAILURES;
}

/** A check that takes longer has failed; otherwise one that hangs would be the last. */
const CHECK_TIMEOUT_MS = 15_000;

/** Asks the server how it is, never a cache. No answer is as bad as a bad one. */
export async function checkHealth(): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
		const answer = await callApi({ path: "/api/health", cache: "no-store", signal });
		// Read to its end: an answer that nobody reads keeps its connection open.
		await answer.arrayBuffer();
		return answer.ok;
	} catch {
		return false;
	}
}

type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/**
 * Checks at once, every 5 minutes, and when the tab becomes visible; one check
 * at a time. Says after each how many have failed in a row. Returns what ends it.
 */
export function watchHealth(
	listen: (failures: number) => void,
	check = checkHealth,
	page: Page = document,
): () => void {
	let failures = 0;
	let isChecking = false;
	let hasEnded = false;

	async function run() {
		if (isChecking) return;
		isChecking = true;
		failures = failuresAfter(failures, await check());
		isChecking = false;
		if (!hasEnded) listen(failures);
	}
	const onVisible = () => {
		if (page.visibilityState === "visible") void run();
	};
	const clock = setInterval(() => void run(), HEALTH_CHECK_EVERY_MS);
	page.addEventListener("visibilitychange", onVisible);
	void run();

	return () => {
		hasEnded = true;
		clearInterval(clock);
		page.removeEventListener("visibilitychange", onVisible);
	};
}
