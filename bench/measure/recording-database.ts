type Recorded = { sql: string; values: unknown[] };

/** A D1 that notes each statement with its values before it is run. */
export function recordingDatabase(db: D1Database, into: Recorded[]): D1Database {
	const notes = new WeakMap<D1PreparedStatement, Recorded>();
	const recording = (statement: D1PreparedStatement, note: Recorded): D1PreparedStatement => {
		const recorded = new Proxy(statement, {
			get: (target, name) => {
				if (name === "bind")
					return (...values: unknown[]) => recording(target.bind(...values), { sql: note.sql, values });
				const value = Reflect.get(target, name);
				if (typeof value !== "function") return value;
				return (...given: unknown[]) => {
					into.push(note);
					return Reflect.apply(value, target, given);
				};
			},
		});
		notes.set(recorded, note);
		plain.set(recorded, statement);
		return recorded;
	};
	const plain = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
	return new Proxy(db, {
		get: (target, name) => {
			if (name === "prepare") return (sql: string) => recording(target.prepare(sql), { sql, values: [] });
			if (name === "batch")
				return (statements: D1PreparedStatement[]) => {
					into.push(...statements.flatMap((statement) => notes.get(statement) ?? []));
					return target.batch(statements.map((statement) => plain.get(statement) ?? statement));
				};
			const value = Reflect.get(target, name);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
}
