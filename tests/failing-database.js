/**
 * A D1 with a switch for outages. JavaScript, since it also runs in workerd beside the built school.
 *
 * @param {D1Database} real
 */
export function failingDatabase(real) {
	/** @type {(() => Promise<never>) | null} */
	let outage = null;
	let calls = 0;

	const answer = () => {
		calls += 1;
		return outage();
	};
	const broken = { bind: () => broken, first: answer, run: answer, all: answer, raw: answer };
	const db = {
		prepare: (/** @type {string} */ sql) => (outage ? broken : real.prepare(sql)),
		batch: (/** @type {D1PreparedStatement[]} */ statements) => (outage ? answer() : real.batch(statements)),
		exec: (/** @type {string} */ sql) => (outage ? answer() : real.exec(sql)),
		withSession: (/** @type {string | undefined} */ start) => {
			const session = real.withSession(start);
			return {
				prepare: (/** @type {string} */ sql) => (outage ? broken : session.prepare(sql)),
				batch: (/** @type {D1PreparedStatement[]} */ statements) => (outage ? answer() : session.batch(statements)),
				getBookmark: () => session.getBookmark(),
			};
		},
	};

	return {
		db: /** @type {D1Database} */ (/** @type {unknown} */ (db)),
		/** Every further call fails with this message. */
		fail(message = "D1_ERROR: Network connection lost.") {
			outage = () => Promise.reject(new Error(message));
		},
		/** Further calls never settle. */
		hang() {
			outage = () => new Promise(() => {});
		},
		recover() {
			outage = null;
		},
		/** Calls during the outage since the last time this was called. */
		takeCalls() {
			const taken = calls;
			calls = 0;
			return taken;
		},
	};
}
