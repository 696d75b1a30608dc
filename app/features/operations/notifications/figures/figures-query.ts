import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { CATEGORY_GROUPS } from "../category";

export const KINDS_LIST = listQuery({
	path: "/admin/notifications",
	sort: ["mails", "name", "skipped", "bounced", "opened"],
	descending: ["mails", "skipped", "bounced", "opened"],
	filters: { group: oneOf(CATEGORY_GROUPS) },
	columns: ["inApp", "opened", "waiting"],
	search: true,
	page: "number",
});
export type KindsQuery = QueryOf<typeof KINDS_LIST>;

export function kindPath(kind: string): string {
	return `/admin/notifications/${encodeURIComponent(kind)}`;
}
