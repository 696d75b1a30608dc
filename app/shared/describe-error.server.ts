import { DrizzleQueryError } from "drizzle-orm";

/**
 * What the log is told of an error: its stack, and that of its causes. Of a
 * failed query the SQL and never its values, which may be a visitor's e-mail or
 * a secret.
 */
export function describeError(error: unknown): string {
	if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}\n${causeOf(error)}`;
	if (!(error instanceof Error)) return String(error);
	return `${error.stack ?? error}${error.cause === undefined ? "" : `\n${causeOf(error)}`}`;
}

function causeOf({ cause }: Error): string {
	return cause === undefined ? "" : `Caused by: ${describeError(cause)}`;
}
