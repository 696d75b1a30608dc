export function sessionBinding(db: D1Database, session: D1DatabaseSession): D1Database {
	return {
		prepare: (query) => session.prepare(query),
		batch: (statements) => session.batch(statements),
		exec: (query) => db.exec(query),
		withSession: (start) => db.withSession(start),
		dump: () => db.dump(),
	};
}
