/**
 * What a failed call says. `statement`: the database answered, and refuses the
 * statement. `notBegun`: it is out and has done nothing. `unknown`: it is out,
 * and may have done what it was asked.
 */
export type FailureKind = "statement" | "notBegun" | "unknown";

/** A call that took longer than its limit. */
export class TimedOut extends Error {
	override name = "TimedOut";

	constructor(limitMilliseconds: number) {
		super(`No answer within ${limitMilliseconds} ms`);
	}
}

/**
 * Reads a failure of D1 by its words, since D1 has no codes.
 *
 * D1 puts `D1_…` before what it says itself: of that only what is known to speak
 * of the database's own state counts as an outage, so that no broken statement,
 * however often it is sent, takes the school down. Errors of the runtime have no
 * such prefix. Source: developers.cloudflare.com/d1/observability/debug-d1.
 */
export function failureKind(error: unknown): FailureKind {
	if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return "statement";
	const words = wordsOf(error);
	if (NOT_BEGUN.test(words)) return "notBegun";
	return /\bD1_[A-Z]+/.test(words) && !OUT.test(words) ? "statement" : "unknown";
}

const NOT_BEGUN = /cannot resolve d1 db|d1 db is overloaded|internal error while starting up d1/i;

const OUT =
	/network connection lost|to be reset|was reset|exceeded timeout|internal error|failed to parse body as json|\bSQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|CORRUPT|NOTADB|NOMEM|INTERRUPT|PROTOCOL)/i;

function wordsOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
