/** What of a version decides when it holds. `fact`: the day from which it does, `YYYY-MM-DD`. */
export type VersionRow = { number: number; fact: string | null; isPublished: boolean; createdAt: Date };

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/**
 * The versions that readers are shown, the newest first, each with whether it is in force on a day or comes later. Of those that
 * are published the newest whose day has come is in force; before the first day of all it is the first. What was saved after the
 * published one is left out, and so is what another one has replaced before its day: it has never held.
 * `inForceFirst` says the same in SQL.
 */
export function versionsInForce<Row extends VersionRow>(rows: readonly Row[], today: string) {
	const published = rows.find(({ isPublished }) => isPublished)?.number ?? 0;
	const out = rows.filter(({ number }) => number <= published);
	const current = out.find(({ fact }) => hasCome(fact, today)) ?? out.at(-1);
	return out
		.filter((row) => row === current || !out.some((later) => hasReplaced(later, row)))
		.map((row) => ({ ...row, isCurrent: row === current, isComing: !hasCome(row.fact, today) }));
}

function hasCome(fact: string | null, today: string): boolean {
	return (fact ?? "") <= today;
}

function hasReplaced(later: VersionRow, row: VersionRow): boolean {
	const day = row.fact ?? "";
	return later.number > row.number && dayOf(later.createdAt) < day && (later.fact ?? "") <= day;
}
