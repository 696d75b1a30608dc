/** Immutable. `openUntil` is in UTC milliseconds; null while closed. */
export interface BreakerState {
	/** In a row. */
	failures: number;
	openUntil: number | null;
}

export const CLOSED_BREAKER: BreakerState = { failures: 0, openUntil: null };

export const FAILURES_TO_OPEN = 5;
export const PAUSE_MS = 5000;

/** After a pause one caller may try; the state returned starts the next pause for all others. */
export function admitAttempt(state: BreakerState, now: number): { admitted: boolean; state: BreakerState } {
	if (state.openUntil === null) return { admitted: true, state };
	if (now < state.openUntil) return { admitted: false, state };
	return { admitted: true, state: { ...state, openUntil: now + PAUSE_MS } };
}

/** The fifth failure in a row opens the breaker; each later one restarts the pause. */
export function afterFailure(state: BreakerState, now: number): BreakerState {
	const failures = state.failures + 1;
	return { failures, openUntil: failures >= FAILURES_TO_OPEN ? now + PAUSE_MS : null };
}

export interface Breaker {
	admits(now: number): boolean;
	succeeded(): void;
	failed(now: number, error: unknown): void;
}

type Write = (line: string) => void;

/** One per isolate. Logs each failure, and the recovery, as a JSON line. */
export function createBreaker(write: Write = console.error): Breaker {
	let state = CLOSED_BREAKER;
	const isOpen = () => state.openUntil !== null;

	return {
		admits(now) {
			const answer = admitAttempt(state, now);
			state = answer.state;
			return answer.admitted;
		},
		succeeded() {
			if (isOpen()) write(JSON.stringify({ level: "info", event: "database.back" }));
			state = CLOSED_BREAKER;
		},
		failed(now, error) {
			const wasOpen = isOpen();
			state = afterFailure(state, now);
			const event = isOpen() && !wasOpen ? "database.out" : "database.failed";
			write(JSON.stringify({ level: "error", event, error: String(error).slice(0, 300) }));
		},
	};
}
