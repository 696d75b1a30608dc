import type { MrrKind } from "#app/features/money/memberships/mrr.ts";

/** What recurring revenue has done in a month, or in all before the first that is shown (`month` of null). */
export type MrrRow = { month: string | null; kind: MrrKind; amountMinor: number; members: number };

export type MrrMonth = {
	month: string;
	/** What it was worth when the month began, and of how many members. */
	startMinor: number;
	startMembers: number;
	moved: Record<MrrKind, number>;
	came: number;
	gone: number;
	endMinor: number;
	endMembers: number;
	/** What was lost in percent of what there was when the month began; null where there was nothing. */
	memberChurn: number | null;
	revenueChurn: number | null;
};

/** Recurring revenue month by month: each begins with what the one before has left. */
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
			memberChurn: share(gone, startMembers),
			revenueChurn: share(-(moved.churned + moved.contraction), startMinor),
		};
	});
}

/** In percent with one decimal, null of nothing. */
export function share(part: number, whole: number): number | null {
	return whole > 0 ? Math.round((part / whole) * 1000) / 10 || 0 : null;
}

function sum(rows: readonly MrrRow[], field: "amountMinor" | "members"): number {
	return rows.reduce((all, row) => all + row[field], 0);
}
