import type { Question } from "./question.ts";

type Ask = <T>(question: Question, run: () => Promise<T>) => Promise<T>;

/**
 * Stands for a statement of D1 with its values. Kept this small because a page
 * makes two of them for every statement of its batch.
 */
export class SteadyStatement {
	readonly sql: string;
	readonly values: readonly unknown[];
	readonly #target: Pick<D1Database, "prepare">;
	readonly #ask: Ask;

	constructor(target: Pick<D1Database, "prepare">, ask: Ask, sql: string, values: readonly unknown[] = []) {
		this.#target = target;
		this.#ask = ask;
		this.sql = sql;
		this.values = values;
	}

	bind(...values: unknown[]) {
		return new SteadyStatement(this.#target, this.#ask, this.sql, values);
	}

	/** D1's own statement, which is what its `batch` takes. */
	prepared(): D1PreparedStatement {
		const statement = this.#target.prepare(this.sql);
		return this.values.length > 0 ? statement.bind(...this.values) : statement;
	}

	first(column?: string) {
		const run = (statement: D1PreparedStatement) =>
			column === undefined ? statement.first() : statement.first(column);
		return this.#run(column === undefined ? "first" : `first ${column}`, run);
	}

	run() {
		return this.#run("run", (statement) => statement.run());
	}

	all() {
		return this.#run("all", (statement) => statement.all());
	}

	raw(options?: { columnNames?: false }) {
		return this.#run(options?.columnNames ? "raw with names" : "raw", (statement) => statement.raw(options));
	}

	#run<T>(how: string, run: (statement: D1PreparedStatement) => Promise<T>): Promise<T> {
		return this.#ask({ how, statements: [this] }, async () => run(this.prepared()));
	}
}
