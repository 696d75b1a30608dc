/** `fact`: the effective date, `YYYY-MM-DD`. */
export type VersionRow = { number: number; fact: string | null; isPublished: boolean; createdAt: Date };

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/**
 * Visible versions, newest first. In force is the newest published one whose day has come, or the first before any.
 * Leaves out versions after the published one and those replaced before their day. `orderInForceFirst` is the same rule in
 * SQL.
 */
export function versionsInForce<Row extends VersionRow>(rows: readonly Row[], today: string) {
	const published = rows.find(({ isPublished }) => isPublished)?.number ?? 0;
	const out = rows.filter(({ number }) => number <= published);
	const current = out.find(({ fact }) => isEffective(fact, today)) ?? out.at(-1);
	return out
		.filter((row) => row === current || !out.some((later) => hasReplaced(later, row)))
		.map((row) => ({ ...row, isCurrent: row === current, isComing: !isEffective(row.fact, today) }));
}

function isEffective(fact: string | null, today: string): boolean {
	return (fact ?? "") <= today;
}

function hasReplaced(later: VersionRow, row: VersionRow): boolean {
	const day = row.fact ?? "";
	return later.number > row.number && dayOf(later.createdAt) < day && (later.fact ?? "") <= day;
}
