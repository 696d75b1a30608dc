import { monthsBetween } from "./report-months";

/** Members by month of first payment and month of end; null while active. */
export type CohortRow = { began: string; ended: string | null; members: number };

export type Cohort = {
	month: string;
	members: number;
	/** Members left at the end of each following month; future months are missing. */
	kept: number[];
};

/** Months without first payments have no row. */
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
