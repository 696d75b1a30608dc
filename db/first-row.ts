/** The row of a read that finds one or none; null for none. */
export function firstRow<Row>(rows: readonly Row[]): Row | null {
	return rows[0] ?? null;
}
