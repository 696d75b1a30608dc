import { monthsBetween } from "./report-months";

/** So many members paid first in a month, and ended in another; null for those who have not. */
export type CohortRow = { began: string; ended: string | null; members: number };

export type Cohort = {
	month: string;
	members: number;
	/** How many were members still when the month so many later ended, or are now; nothing for months that have not begun. */
	kept: number[];
};

/** Who paid first in a month, followed month by month. A month in which nobody did has no row. */
export function cohorts(rows: readonly CohortRow[], months: readonly string[]): Cohort[] {
	const last = months.at(-1) ?? "";
	return months.flatMap((month) => {
		const own = rows.filter(({ began }) => began === month);
		const members = own.reduce((all, row) => all + row.members, 0);
		if (members === 0) return [];
		const kept = Array.from({ length: monthsBetween(month, last) + 1 }, (_, later) =>
			own.reduce(
				(all, row) => all + (row.ended === null || monthsBetween(month, row.ended) > later ? row.members : 0),
				0,
			),
		);
		return [{ month, members, kept }];
	});
}
