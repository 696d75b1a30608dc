import { type CalendarDay, parseDay } from "#app/shared/calendar-day.ts";
import type { ListFilter } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const DEEDS_PER_PAGE = 50;

/** Parses text that matches the pattern; otherwise `null`. */
const named = (pattern: RegExp): ListFilter<string | null> => ({
	read: ([text]) => (text && pattern.test(text) ? text : null),
	write: (value) => (value === null ? [] : [value]),
});
const day: ListFilter<CalendarDay | null> = {
	read: ([text]) => (text ? parseDay(text) : null),
	write: (value) => (value === null ? [] : [value]),
};

export const AUDIT_LOG = listQuery({
	path: "/admin/audit",
	sort: ["at"],
	descending: ["at"],
	filters: {
		deed: named(/^[a-zA-Z]{1,40}\.[a-zA-Z]{1,40}$/),
		/** A user's id, e-mail address or full name. */
		actor: named(/^\P{Cc}{1,254}$/u),
		subject: named(/^\P{Cc}{1,254}$/u),
		from: day,
		to: day,
	},
	page: "cursor",
});
export type AuditQuery = QueryOf<typeof AUDIT_LOG>;
