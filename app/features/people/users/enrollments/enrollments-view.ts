import { lastDayShown } from "#app/features/learning/entitlements/last-day.ts";
import type { CursorPage } from "#app/shared/lists/keyset.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { EnrollmentRow } from "./enrollments-list.repository.server";

export type EnrollmentInList = ReturnType<typeof enrollmentInList>;
type Access = { is: "openUntil"; until: string } | { is: "openForEver" | "paused" | "closed" };

/** Later ends count as unlimited. */
const LAST_YEAR = Date.UTC(9999, 0);

export function enrollmentsView({ rows, ...pages }: CursorPage<EnrollmentRow>, formats: Formats) {
	return { enrollments: rows.map((row) => enrollmentInList(row, formats)), pages };
}

function enrollmentInList(row: EnrollmentRow, formats: Formats) {
	const { first, second, third, progress, lastActivityAt, openUntil, lastDay, ...rest } = row;
	return {
		...rest,
		key: [first, second, third].join("."),
		progress: formats.percent(progress),
		lastActivity: formats.date(lastActivityAt),
		access: accessOf(row, formats),
	};
}

function accessOf({ openUntil, lastDay, status }: EnrollmentRow, formats: Formats): Access {
	if (openUntil === null) return { is: status === "paused" ? "paused" : "closed" };
	if (openUntil > LAST_YEAR) return { is: "openForEver" };
	return { is: "openUntil", until: lastDayShown({ untilAt: new Date(openUntil), lastDay }, formats) ?? "" };
}
