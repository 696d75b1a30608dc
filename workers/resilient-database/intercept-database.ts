import { type Intercept, InterceptedStatement, type QueryableDatabase } from "./intercepted-statement.ts";

export type OpenSession = D1Database["withSession"];

/** Each call goes through `intercept`; a batch is one call. Works with `drizzle-orm/d1`. */
export function interceptDatabase(db: D1Database, intercept: Intercept, withSession?: OpenSession): D1Database {
	const interceptedSession: OpenSession = (start) => {
		const session = db.withSession(start);
		return { ...interceptQueries(() => session, intercept), getBookmark: () => session.getBookmark() };
	};
	return {
		...interceptQueries(() => db, intercept),
		exec: (sql) => intercept({ queries: [sql], run: async () => db.exec(sql) }),
		withSession: withSession ?? interceptedSession,
		dump: () => intercept({ queries: [], run: async () => db.dump() }),
	};
}

/** `target` is called for each run, so that a retry may use another session. */
export function interceptQueries(target: () => QueryableDatabase, intercept: Intercept): QueryableDatabase {
	return {
		prepare: (sql) => new InterceptedStatement(target, intercept, sql),
		batch<T>(statements: D1PreparedStatement[]) {
			const own = statements.map(asIntercepted);
			const run = async () => target().batch<T>(own.map((statement) => statement.preparedFor(target())));
			return intercept({ queries: own.map(({ sql }) => sql), run });
		},
	};
}

function asIntercepted(statement: D1PreparedStatement): InterceptedStatement {
	if (statement instanceof InterceptedStatement) return statement;
	throw new TypeError("A batch takes the statements of its own database");
}
