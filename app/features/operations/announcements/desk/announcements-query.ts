import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { ANNOUNCEMENT_STATES } from "#db/schema/operations/announcement-kinds.ts";

export const ANNOUNCEMENTS_PER_PAGE = 25;

export const ANNOUNCEMENTS_LIST = listQuery({
	path: "/admin/announcements",
	sort: ["changed"],
	descending: ["changed"],
	filters: { state: oneOf(ANNOUNCEMENT_STATES) },
	page: "number",
});
export type AnnouncementsQuery = QueryOf<typeof ANNOUNCEMENTS_LIST>;
