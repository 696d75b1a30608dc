import { connect, type Database } from "./client.server.ts";

/** Runs `ask` with a database whose first batch leaves together with those of all others who ask at the same time. */
export type ShareTrip = <T>(ask: (db: Database) => Promise<T>) => Promise<T>;

type Part = {
	statements: D1PreparedStatement[];
	resolve: (results: D1Result[]) => void;
	reject: (error: unknown) => void;
};

/**
 * Lets independent readers of one request ask D1 in one round trip: the batch
 * leaves when everybody who has come on board has either batched or ended.
 *
 * Only the first `batch` of each is held back; other calls go out at once. What
 * shares a trip shares its fate: a statement that fails, fails them all.
 * Record: docs/decisions/0018-session-and-page-in-one-trip.md
 */
export function createSharedTrips(binding: D1Database): ShareTrip {
	let undecided = 0;
	let parts: Part[] = [];

	function departWhenReady() {
		if (undecided > 0 || parts.length === 0) return;
		const leaving = parts;
		parts = [];
		binding.batch(leaving.flatMap(({ statements }) => statements)).then(
			(results) => {
				let at = 0;
				for (const { statements, resolve } of leaving) {
					resolve(results.slice(at, at + statements.length));
					at += statements.length;
				}
			},
			(error) => {
				for (const { reject } of leaving) reject(error);
			},
		);
	}

	return async (ask) => {
		undecided += 1;
		let hasDecided = false;
		const decide = () => {
			if (hasDecided) return;
			hasDecided = true;
			undecided -= 1;
			// Others may come on board in the same turn.
			queueMicrotask(departWhenReady);
		};
		const batch = (statements: D1PreparedStatement[]) => {
			if (hasDecided) return binding.batch(statements);
			const results = new Promise<D1Result[]>((resolve, reject) => parts.push({ statements, resolve, reject }));
			decide();
			return results;
		};
		try {
			return await ask(connect({ prepare: (sql: string) => binding.prepare(sql), batch } as unknown as D1Database));
		} finally {
			decide();
		}
	};
}
