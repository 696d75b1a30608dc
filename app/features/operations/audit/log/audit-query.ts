import { type CalendarDay, parseDay } from "#app/shared/calendar-day.ts";
import type { ListFilter } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const DEEDS_PER_PAGE = 50;

/** A text of letters that names something: a deed, a kind, an id; `null` for anything else. */
const named = (pattern: RegExp): ListFilter<string | null> => ({
	read: ([text]) => (text && pattern.test(text) ? text : null),
	write: (value) => (value === null ? [] : [value]),
});
const day: ListFilter<CalendarDay | null> = {
	read: ([text]) => (text ? parseDay(text) : null),
	write: (value) => (value === null ? [] : [value]),
};

/** The audit log: who did what to whom, newest first. */
export const AUDIT_LOG = listQuery({
	path: "/admin/audit",
	sort: ["at"],
	descending: ["at"],
	filters: {
		deed: named(/^[a-zA-Z]{1,40}\.[a-zA-Z]{1,40}$/),
		/** A person: their number, their address or their whole name. */
		actor: named(/^\P{Cc}{1,254}$/u),
		/** `kind:id`, as `ticket:7`, or a person as above. */
		subject: named(/^\P{Cc}{1,254}$/u),
		from: day,
		to: day,
	},
	page: "cursor",
});
export type AuditQuery = QueryOf<typeof AUDIT_LOG>;
