// Runs in workerd beside the built school, hence JavaScript.
import school from "../../build/server/index.js";

/** A database that is `X-Bench-Distance` milliseconds away. */
export default {
	fetch(request, env, execution) {
		const distance = Number(request.headers.get("X-Bench-Distance") ?? 0);
		return school.fetch(request, { ...env, DB: farDatabase(env.DB, distance) }, execution);
	},
};

/** Each call, or batch, waits for one round trip. */
function farDatabase(db, distance) {
	const originals = new WeakMap();
	const travel = async (call) => {
		if (distance > 0) await scheduler.wait(distance);
		return call();
	};

	function far(statement) {
		const wrapped = {
			bind: (...values) => far(statement.bind(...values)),
			first: (column) => travel(() => (column === undefined ? statement.first() : statement.first(column))),
			run: () => travel(() => statement.run()),
			all: () => travel(() => statement.all()),
			raw: (options) => travel(() => statement.raw(options)),
		};
		originals.set(wrapped, statement);
		return wrapped;
	}

	const queries = (target) => ({
		prepare: (query) => far(target.prepare(query)),
		batch: (statements) => travel(() => target.batch(statements.map((one) => originals.get(one) ?? one))),
	});

	return {
		...queries(db),
		exec: (query) => travel(() => db.exec(query)),
		withSession(start) {
			const session = db.withSession(start);
			return { ...queries(session), getBookmark: () => session.getBookmark() };
		},
	};
}
