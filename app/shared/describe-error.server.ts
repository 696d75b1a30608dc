import { DrizzleQueryError } from "drizzle-orm";

/** For a failed query it has the SQL but never the bound values, which may be personal or secret. */
export function describeError(error: unknown): string {
	if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}\n${causeOf(error)}`;
	if (!(error instanceof Error)) return String(error);
	return `${error.stack ?? error}${error.cause === undefined ? "" : `\n${causeOf(error)}`}`;
}

function causeOf({ cause }: Error): string {
	return cause === undefined ? "" : `Caused by: ${describeError(cause)}`;
}
