import { RemoteDatabase, type SendStatements } from "#scripts/remote-statements.ts";
import { isConnectionLost } from "../connection-lost.ts";

/** Of one request to D1: it takes a thousand statements, and must be done with them in 30 seconds. */
const LIMITS = { statements: 1000, characters: 4_000_000 };

type Request = {
	statements: D1PreparedStatement[];
	/** Characters of SQL and bound values. */
	size: number;
	resolve: (results: D1Result[]) => void;
	reject: (error: unknown) => void;
};

/**
 * A D1 that sends concurrent requests as one batch, for use cases that run in parallel against a distant
 * database. Requests keep their order. When a batch fails, its halves are sent separately, so that only the faulty
 * request
 * fails; after a lost connection nothing is repeated, since it may have been executed. A query must give its
 * columns different names, as in any batch.
 */
export function joinRequests(binding: D1Database, limits = LIMITS): D1Database {
	const waiting: Request[] = [];
	let isSending = false;

	async function sendWaiting() {
		isSending = true;
		while (waiting.length > 0) {
			// Callers of the finished batch send their next requests in the same turn of the event loop.
			await new Promise((resolve) => setTimeout(resolve, 0));
			await send(binding, waiting.splice(0, countFitting(waiting, limits)));
		}
		isSending = false;
	}

	const ask: SendStatements = (method, statements) =>
		new Promise((resolve, reject) => {
			waiting.push({
				statements: statements.map(({ sql, values }) => binding.prepare(sql).bind(...values)),
				size: statements.reduce((sum, { sql, values }) => sum + sql.length + sizeOf(values), 0),
				resolve: (results) => resolve(ANSWERS[method](results)),
				reject,
			});
			if (!isSending) void sendWaiting();
		});
	return new RemoteDatabase(ask);
}

const ANSWERS: Record<Parameters<SendStatements>[0], (results: D1Result[]) => unknown> = {
	batch: (results) => results,
	all: ([result]) => result,
	run: ([result]) => result,
	raw: ([result]) => result?.results.map((row) => Object.values(row as object)),
};

function sizeOf(values: readonly unknown[]): number {
	return values.reduce((sum: number, value) => sum + (typeof value === "string" ? value.length : 8), 0);
}

/** How many requests, from the first on, fit into one batch; one by itself always does. */
function countFitting(requests: readonly Request[], limits: typeof LIMITS): number {
	let [statements, characters] = [0, 0];
	const end = requests.findIndex((request, index) => {
		statements += request.statements.length;
		characters += request.size;
		return index > 0 && (statements > limits.statements || characters > limits.characters);
	});
	return end === -1 ? requests.length : end;
}

async function send(binding: D1Database, requests: readonly Request[]): Promise<void> {
	try {
		const results = await binding.batch(requests.flatMap(({ statements }) => statements));
		let at = 0;
		for (const { statements, resolve } of requests) {
			resolve(results.slice(at, at + statements.length));
			at += statements.length;
		}
	} catch (error) {
		if (requests.length === 1 || isConnectionLost(error)) {
			for (const { reject } of requests) reject(error);
			return;
		}
		const middle = Math.ceil(requests.length / 2);
		await send(binding, requests.slice(0, middle));
		await send(binding, requests.slice(middle));
	}
}
