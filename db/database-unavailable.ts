export const RETRY_AFTER_SECONDS = 10;

/** The database timed out, is unreachable, or the breaker is open. The work may or may not have been done. */
export class DatabaseUnavailable extends Error {
	override name = "DatabaseUnavailable";

	constructor(cause?: unknown) {
		super("The database is unavailable", { cause });
	}
}

/** Also finds it inside an error of Drizzle. */
export function isDatabaseUnavailable(error: unknown): boolean {
	for (let inner = error; inner instanceof Error; inner = inner.cause) {
		if (inner instanceof DatabaseUnavailable) return true;
	}
	return false;
}
