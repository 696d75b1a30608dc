/** `notBegun`: the database is out and has done nothing. `unknown`: it is out and may have done the work. */
export type FailureKind = "statement" | "notBegun" | "unknown";

export class TimedOut extends Error {
	override name = "TimedOut";

	constructor(limitMilliseconds: number) {
		super(`No answer within ${limitMilliseconds} ms`);
	}
}

/**
 * Classifies by message, since D1 has no error codes. Only messages known to describe the database's own state count
 * as an outage: a refused statement, whatever visitor text it quotes, must not open the breaker. Source:
 * developers.cloudflare.com/d1/observability/debug-d1.
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
