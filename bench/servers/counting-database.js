/**
 * @typedef {{ trips: number; statements: number; rowsRead: number; rowsWritten: number; isLowerBound: boolean }} Count
 */

/** @returns {Count} */
export function newCount() {
	return { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0, isLowerBound: false };
}

/**
 * A D1 that counts rows exactly. Drizzle's `raw()` selects do not report rows, so each is repeated with a call that
 * does. Too slow for timing. JavaScript, since it also runs in workerd beside the built school.
 *
 * @param {D1Database} db
 * @param {Count} count
 * @returns {D1Database}
 */
export function countingDatabase(db, count) {
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

	function one() {
		count.trips += 1;
		count.statements += 1;
	}

	function counting(statement, query) {
		const wrapped = {
			bind: (...values) => counting(statement.bind(...values), query),
			async run() {
				one();
				return add(await statement.run());
			},
			async all() {
				one();
				return add(await statement.all());
			},
			async raw(options) {
				one();
				await askAgain(statement, query);
				return statement.raw(options);
			},
			async first(column) {
				one();
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
			count.statements += statements.length;
			const results = await target.batch(statements.map((statement) => originals.get(statement) ?? statement));
			return results.map(add);
		},
	});

	const counted = {
		...queries(db),
		async exec(query) {
			one();
			count.isLowerBound = true;
			return db.exec(query);
		},
		withSession(start) {
			const session = db.withSession(start);
			return { ...queries(session), getBookmark: () => session.getBookmark() };
		},
	};
	return /** @type {D1Database} */ (/** @type {unknown} */ (counted));
}
