export type QueryableDatabase = Pick<D1Database, "prepare" | "batch">;

export interface DatabaseCall<T> {
	queries: readonly string[];
	run(): Promise<T>;
}

export type Intercept = <T>(call: DatabaseCall<T>) => Promise<T>;

export class InterceptedStatement implements D1PreparedStatement {
	readonly sql: string;
	readonly #values: readonly unknown[];
	readonly #target: () => QueryableDatabase;
	readonly #intercept: Intercept;

	constructor(target: () => QueryableDatabase, intercept: Intercept, sql: string, values: readonly unknown[] = []) {
		this.#target = target;
		this.#intercept = intercept;
		this.sql = sql;
		this.#values = values;
	}

	bind(...values: unknown[]): InterceptedStatement {
		return new InterceptedStatement(this.#target, this.#intercept, this.sql, values);
	}

	/** The underlying D1 statement, which `batch` requires. */
	preparedFor(target: QueryableDatabase): D1PreparedStatement {
		const statement = target.prepare(this.sql);
		return this.#values.length > 0 ? statement.bind(...this.#values) : statement;
	}

	first<T = unknown>(column: string): Promise<T | null>;
	first<T = Record<string, unknown>>(): Promise<T | null>;
	first<T>(column?: string): Promise<T | null> {
		return this.#run((statement) => (column === undefined ? statement.first<T>() : statement.first<T>(column)));
	}

	run<T = Record<string, unknown>>(): Promise<D1Result<T>> {
		return this.#run((statement) => statement.run<T>());
	}

	all<T = Record<string, unknown>>(): Promise<D1Result<T>> {
		return this.#run((statement) => statement.all<T>());
	}

	raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>;
	raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>;
	raw<T>(options?: { columnNames?: boolean }): Promise<T[] | [string[], ...T[]]> {
		return this.#run<T[] | [string[], ...T[]]>((statement) =>
			options?.columnNames ? statement.raw<T>({ columnNames: true }) : statement.raw<T>(),
		);
	}

	#run<T>(how: (statement: D1PreparedStatement) => Promise<T>): Promise<T> {
		return this.#intercept({ queries: [this.sql], run: async () => how(this.preparedFor(this.#target())) });
	}
}
