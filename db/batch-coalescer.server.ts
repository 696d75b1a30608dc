import { connect, type Database } from "./client.server.ts";

/** Runs `ask`; its first batch is merged with those of concurrent callers. */
export type Coalesce = <T>(ask: (db: Database) => Promise<T>) => Promise<T>;

type Part = {
	statements: D1PreparedStatement[];
	resolve: (results: D1Result[]) => void;
	reject: (error: unknown) => void;
};

/**
 * Merges the first batch of independent readers of one request into one round trip, sent once every joined reader has
 * batched or finished. One failing statement fails all. Record: docs/decisions/0018-one-trip-per-page.md
 */
export function createBatchCoalescer(binding: D1Database): Coalesce {
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
			// Readers may still join in this turn of the event loop.
			queueMicrotask(departWhenReady);
		};
		const batch = async <T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> => {
			if (hasDecided) return binding.batch<T>(statements);
			const results = new Promise<D1Result[]>((resolve, reject) => parts.push({ statements, resolve, reject }));
			decide();
			return (await results) as D1Result<T>[];
		};
		try {
			return await ask(connect({ ...passedOn(binding), batch }));
		} finally {
			decide();
		}
	};
}

function passedOn(binding: D1Database): Omit<D1Database, "batch"> {
	return {
		prepare: (query) => binding.prepare(query),
		exec: (query) => binding.exec(query),
		withSession: (start) => binding.withSession(start),
		dump: () => binding.dump(),
	};
}
