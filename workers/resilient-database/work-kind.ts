/** The effect of running something twice. `once`: possibly a duplicate row or count. */
export type WorkKind = "read" | "repeatable" | "once";

/** Unknown statements count as `once`. */
export function workKind(queries: Iterable<string>): WorkKind {
	let kind: WorkKind = "read";
	for (const query of queries) {
		if (isRead(query)) continue;
		if (!isPlainDelete(query)) return "once";
		kind = "repeatable";
	}
	return kind;
}

/** Milliseconds for one try. */
export function timeLimit(kind: WorkKind): number {
	return kind === "read" ? 2000 : 5000;
}

function isRead(query: string): boolean {
	if (/^\s*(?:select|explain)\b/i.test(query)) return true;
	return /^\s*with\b/i.test(query) && !/\b(?:insert|update|delete|replace)\b/i.test(query);
}

/** With RETURNING, a second run would return something else. */
function isPlainDelete(query: string): boolean {
	return /^\s*delete\b/i.test(query) && !/\breturning\b/i.test(query);
}
