import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const BOOKMARKS_LIST = listQuery({
	path: "/forum/bookmarks",
	sort: ["kept"],
	filters: {},
	search: true,
	page: "cursor",
});
export type BookmarksQuery = QueryOf<typeof BOOKMARKS_LIST>;
