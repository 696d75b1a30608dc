/** How long to wait where the browser does not say when it is idle. */
export const WITHOUT_IDLE_MS = 2000;

type Clock = Pick<Window, "setTimeout" | "clearTimeout"> &
	Partial<Pick<Window, "requestIdleCallback" | "cancelIdleCallback">>;

/** Runs once the browser has nothing else to do. Returns what calls it off. */
export function whenIdle(run: () => void, clock: Clock = window): () => void {
	if (clock.requestIdleCallback && clock.cancelIdleCallback) {
		const asked = clock.requestIdleCallback(run);
		return () => clock.cancelIdleCallback?.(asked);
	}
	const timer = clock.setTimeout(run, WITHOUT_IDLE_MS);
	return () => clock.clearTimeout(timer);
}
