/** After this many seconds whoever was answered 503 may come back. */
export const RETRY_AFTER_SECONDS = 10;

/**
 * The database did not answer: it timed out, could not be reached, or is given
 * time to come back. What was asked may or may not have been done; `cause` is
 * the last failure, if there was one.
 */
export class DatabaseUnavailable extends Error {
	override name = "DatabaseUnavailable";

	constructor(cause?: unknown) {
		super("The database is unavailable", { cause });
	}
}

/** True for `DatabaseUnavailable`, also where Drizzle has wrapped it in an error of its own. */
export function isDatabaseUnavailable(error: unknown): boolean {
	for (let inner = error; inner instanceof Error; inner = inner.cause) {
		if (inner instanceof DatabaseUnavailable) return true;
	}
	return false;
}
