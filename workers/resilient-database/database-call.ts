/** What statements run on: a database, or a session with it. */
export type Target = Pick<D1Database, "prepare" | "batch">;

/** One call to D1, not made yet. */
export interface DatabaseCall<T> {
	/** The SQL of each of its statements. */
	queries: readonly string[];
	/** Makes the call; may be called again, to try once more. */
	run(): Promise<T>;
}

/** Stands between every call and D1: makes it, and answers what it brought. */
export type Intercept = <T>(call: DatabaseCall<T>) => Promise<T>;
