export const REPEAT_WINDOW_MS = 5000;
export const REPEAT_THRESHOLD = 3;
export const CLEAN_UP_EVERY_MS = 10_000;
export const KEY_LENGTH = 100;

export type RepeatedErrors = ReturnType<typeof createRepeatedErrors>;

/** Detects repeats: errors are equal when the first 100 characters of their messages are. Times in milliseconds. */
export function createRepeatedErrors() {
	const seen = new Map<string, { count: number; since: number }>();

	return {
		/** True for the third and later equal errors within 5 seconds of the first. */
		isRepeated(message: string, now: number): boolean {
			const key = message.slice(0, KEY_LENGTH);
			const known = seen.get(key);
			if (!known || now - known.since > REPEAT_WINDOW_MS) {
				seen.set(key, { count: 1, since: now });
				return false;
			}
			known.count += 1;
			return known.count >= REPEAT_THRESHOLD;
		},
		cleanUp(now: number): number {
			for (const [key, { since }] of seen) if (now - since > REPEAT_WINDOW_MS) seen.delete(key);
			return seen.size;
		},
	};
}
