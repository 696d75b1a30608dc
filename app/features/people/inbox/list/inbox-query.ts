import { CATEGORY_GROUPS } from "#app/features/operations/notifications/category.ts";
import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const NOTIFICATIONS_PER_PAGE = 20;

export const INBOX = listQuery({
	path: "/notifications",
	sort: ["at"],
	descending: ["at"],
	filters: { group: oneOf(CATEGORY_GROUPS) },
	page: "cursor",
});
export type InboxQuery = QueryOf<typeof INBOX>;
