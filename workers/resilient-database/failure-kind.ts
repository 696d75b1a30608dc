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
 * Reads a failure of D1 by its words, since D1 has no codes of its own.
 *
 * D1 puts `D1_…` before what it says itself, and SQLite's code behind what SQLite
 * says. Of those only what is known to speak of the database's own state counts
 * as an outage: no statement that is refused, however often it is sent and
 * whatever words of a visitor its refusal quotes, takes the school down. Errors of
 * the runtime have neither. Source: developers.cloudflare.com/d1/observability/debug-d1.
 */
export function failureKind(error: unknown): FailureKind {
	if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return "statement";
	const words = error instanceof Error ? error.message : String(error);

	const code = /: (SQLITE_[A-Z]+)[^:]*$/.exec(words)?.[1];
	if (code) return SQLITE_OUT.has(code) ? "unknown" : "statement";
	if (NOT_BEGUN.test(words)) return "notBegun";
	return /^D1_[A-Z]+/.test(words) && !D1_OUT.test(words) ? "statement" : "unknown";
}

const NOT_BEGUN = /cannot resolve d1 db|d1 db is overloaded|internal error while starting up d1/i;

const D1_OUT =
	/network connection lost|to be reset|was reset|reset because|exceeded timeout|internal error|failed to parse body as json/i;

const SQLITE_OUT = new Set(
	["BUSY", "LOCKED", "IOERR", "CANTOPEN", "CORRUPT", "NOTADB", "NOMEM", "INTERRUPT", "PROTOCOL"].map(
		(name) => `SQLITE_${name}`,
	),
);
