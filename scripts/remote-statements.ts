export type SendStatements = (method: "all" | "run" | "raw" | "batch", statements: Statement[]) => Promise<unknown>;

/** A D1 whose statements run elsewhere; each query or batch is one call. */
export class RemoteDatabase implements D1Database {
	readonly ask: SendStatements;

	constructor(ask: SendStatements) {
		this.ask = ask;
	}

	prepare(sql: string): D1PreparedStatement {
		return new Statement(this.ask, sql);
	}

	async batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
		return (await this.ask("batch", statements as Statement[])) as D1Result<T>[];
	}

	exec(): never {
		throw new Error("Statements are prepared here.");
	}

	withSession(): never {
		throw new Error("There is one database here, and no replica.");
	}

	dump(): never {
		throw new Error("Nothing is dumped here.");
	}
}

class Statement implements D1PreparedStatement {
	readonly ask: SendStatements;
	readonly sql: string;
	readonly values: unknown[];

	constructor(ask: SendStatements, sql: string, values: unknown[] = []) {
		this.ask = ask;
		this.sql = sql;
		this.values = values;
	}

	bind(...values: unknown[]): Statement {
		return new Statement(this.ask, this.sql, values);
	}

	async all<T>(): Promise<D1Result<T>> {
		return (await this.ask("all", [this])) as D1Result<T>;
	}

	async run<T>(): Promise<D1Result<T>> {
		return (await this.ask("run", [this])) as D1Result<T>;
	}

	async raw<T>(): Promise<[string[], ...T[]] & T[]> {
		return (await this.ask("raw", [this])) as [string[], ...T[]] & T[];
	}

	async first<T>(column?: string): Promise<T | null> {
		const [row] = (await this.all<Record<string, unknown>>()).results;
		return ((column === undefined ? row : row?.[column]) ?? null) as T | null;
	}
}
