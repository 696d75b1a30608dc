// Runs in workerd beside the built school, hence JavaScript.
import school from "../../build/server/index.js";

/**
 * A D1 that counts rows exactly. Drizzle's `raw()` selects do not report rows, so each is repeated with a call that
 * does. Too slow for timing; counts until the last byte is sent.
 */
export default {
	async fetch(request, env, execution) {
		const count = { trips: 0, rowsRead: 0, rowsWritten: 0, isLowerBound: false };
		const response = await school.fetch(request, { ...env, DB: countingDatabase(env.DB, count) }, execution);
		const body = await response.arrayBuffer();
		const headers = new Headers(response.headers);
		headers.set("X-Bench-D1", JSON.stringify(count));
		return new Response(body, { status: response.status, headers });
	},
};

function countingDatabase(db, count) {
	const originals = new WeakMap();

	function add(result) {
		count.rowsRead += result.meta?.rows_read ?? 0;
		count.rowsWritten += result.meta?.rows_written ?? 0;
		return result;
	}

	async function askAgain(statement, query) {
		if (/^\s*(select|with)\b/i.test(query)) add(await statement.all());
		else count.isLowerBound = true;
	}

	function counting(statement, query) {
		const wrapped = {
			bind: (...values) => counting(statement.bind(...values), query),
			async run() {
				count.trips += 1;
				return add(await statement.run());
			},
			async all() {
				count.trips += 1;
				return add(await statement.all());
			},
			async raw(options) {
				count.trips += 1;
				await askAgain(statement, query);
				return statement.raw(options);
			},
			async first(column) {
				count.trips += 1;
				await askAgain(statement, query);
				return column === undefined ? statement.first() : statement.first(column);
			},
		};
		originals.set(wrapped, statement);
		return wrapped;
	}

	const queries = (target) => ({
		prepare: (query) => counting(target.prepare(query), query),
		async batch(statements) {
			count.trips += 1;
			const results = await target.batch(statements.map((statement) => originals.get(statement) ?? statement));
			return results.map(add);
		},
	});

	return {
		...queries(db),
		async exec(query) {
			count.trips += 1;
			count.isLowerBound = true;
			return db.exec(query);
		},
		withSession(start) {
			const session = db.withSession(start);
			return { ...queries(session), getBookmark: () => session.getBookmark() };
		},
	};
}
