import type { MrrKind } from "#app/features/money/memberships/mrr.ts";

export type MrrRow = { month: string | null; kind: MrrKind; amountMinor: number; members: number };

export type MrrMonth = {
	month: string;
	startMinor: number;
	startMembers: number;
	moved: Record<MrrKind, number>;
	came: number;
	gone: number;
	endMinor: number;
	endMembers: number;
	/** Percent of the month's start; null when that was zero. */
	memberChurn: number | null;
	revenueChurn: number | null;
};

/** Each month starts with the end value of the one before. */
export function mrrMonths(rows: readonly MrrRow[], months: readonly string[]): MrrMonth[] {
	const earlier = rows.filter(({ month }) => month === null);
	let [minor, members] = [sum(earlier, "amountMinor"), sum(earlier, "members")];
	return months.map((month) => {
		const own = rows.filter((row) => row.month === month);
		const of = (kind: MrrKind) => own.filter((row) => row.kind === kind);
		const moved = {
			new: sum(of("new"), "amountMinor"),
			expansion: sum(of("expansion"), "amountMinor"),
			contraction: sum(of("contraction"), "amountMinor"),
			churned: sum(of("churned"), "amountMinor"),
		};
		const [came, gone] = [sum(of("new"), "members"), -sum(of("churned"), "members") || 0];
		const [startMinor, startMembers] = [minor, members];
		minor += sum(own, "amountMinor");
		members += sum(own, "members");
		return {
			month,
			startMinor,
			startMembers,
			moved,
			came,
			gone,
			endMinor: minor,
			endMembers: members,
			memberChurn: roundedShare(gone, startMembers),
			revenueChurn: roundedShare(-(moved.churned + moved.contraction), startMinor),
		};
	});
}

/** Percent with one decimal; null when the whole is zero. */
export function roundedShare(part: number, whole: number): number | null {
	return whole > 0 ? Math.round((part / whole) * 1000) / 10 || 0 : null;
}

function sum(rows: readonly MrrRow[], field: "amountMinor" | "members"): number {
	return rows.reduce((all, row) => all + row[field], 0);
}
