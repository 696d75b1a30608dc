/**
 * What doing something twice would mean. `read`: nothing. `repeatable`: the
 * database ends up the same. `once`: perhaps a second row, or a count too many.
 */
export type WorkKind = "read" | "repeatable" | "once";

/** The kind of statements that run together. What is not known to be harmless is `once`. */
export function workKind(queries: Iterable<string>): WorkKind {
	let kind: WorkKind = "read";
	for (const query of queries) {
		if (isRead(query)) continue;
		if (!isPlainDelete(query)) return "once";
		kind = "repeatable";
	}
	return kind;
}

/** Milliseconds that one try may take. */
export function timeLimit(kind: WorkKind): number {
	return kind === "read" ? 2000 : 5000;
}

function isRead(query: string): boolean {
	if (/^\s*(?:select|explain)\b/i.test(query)) return true;
	return /^\s*with\b/i.test(query) && !/\b(?:insert|update|delete|replace)\b/i.test(query);
}

/** With RETURNING the second time would answer otherwise than the first. */
function isPlainDelete(query: string): boolean {
	return /^\s*delete\b/i.test(query) && !/\breturning\b/i.test(query);
}
