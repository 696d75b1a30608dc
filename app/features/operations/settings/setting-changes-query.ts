import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { SETTING_KEYS } from "./setting-keys";

export const CHANGES_PER_PAGE = 50;
export const CHANGES_IN_DRAWER = 6;

export const SETTING_CHANGES = listQuery({
	path: "/admin/settings",
	anchor: "history",
	sort: ["at"],
	descending: ["at"],
	filters: { setting: oneOf(SETTING_KEYS) },
	page: "cursor",
});
export type SettingChangesQuery = QueryOf<typeof SETTING_CHANGES>;
