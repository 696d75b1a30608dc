export const REPEAT_WINDOW_MS = 5000;
export const REPEAT_THRESHOLD = 3;
export const CLEAN_UP_EVERY_MS = 10_000;
export const KEY_LENGTH = 100;

export type RepeatedErrors = ReturnType<typeof createRepeatedErrors>;

/**
 * Remembers which errors were met lately. Errors are identical when the first
 * 100 characters of their messages are; times are in milliseconds.
 */
export function createRepeatedErrors() {
	const seen = new Map<string, { count: number; since: number }>();

	return {
		/** Counts an error; true when it is the third or later of its kind within 5 seconds of the first. */
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
		/** Forgets errors whose 5 seconds are over. Returns how many are left. */
		cleanUp(now: number): number {
			for (const [key, { since }] of seen) if (now - since > REPEAT_WINDOW_MS) seen.delete(key);
			return seen.size;
		},
	};
}
