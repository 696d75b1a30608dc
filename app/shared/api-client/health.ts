import { callApi } from "./api-call";

export const HEALTH_CHECK_EVERY_MS = 300_000;
const TOLERATED_FAILURES = 2;

export function failuresAfter(failures: number, isHealthy: boolean): number {
	return isHealthy ? 0 : failures + 1;
}

export function hasConnectionIssues(failures: number): boolean {
	return failures > TOLERATED_FAILURES;
}

/** Without a timeout a hanging check would stop all later ones. */
const CHECK_TIMEOUT_MS = 15_000;

export async function checkHealth(): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
		const answer = await callApi({ path: "/api/health", cache: "no-store", signal });
		// An unread body would keep the connection open.
		await answer.arrayBuffer();
		return answer.ok;
	} catch {
		return false;
	}
}

type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/** Checks now, every 5 minutes and when the tab shows. Passes the failures in a row to `listen`. */
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
