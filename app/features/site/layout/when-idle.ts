/** For browsers without idle callbacks. */
export const WITHOUT_IDLE_MS = 2000;

type Clock = Pick<Window, "setTimeout" | "clearTimeout"> &
	Partial<Pick<Window, "requestIdleCallback" | "cancelIdleCallback">>;

export function whenIdle(run: () => void, clock: Clock = window): () => void {
	if (clock.requestIdleCallback && clock.cancelIdleCallback) {
		const asked = clock.requestIdleCallback(run);
		return () => clock.cancelIdleCallback?.(asked);
	}
	const timer = clock.setTimeout(run, WITHOUT_IDLE_MS);
	return () => clock.clearTimeout(timer);
}
