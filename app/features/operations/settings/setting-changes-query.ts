import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { SETTING_KEYS } from "./setting-keys";

export const CHANGES_PER_PAGE = 50;
/** Of one setting, beside its form; the rest is in the history. */
export const CHANGES_IN_DRAWER = 6;

/** What was changed when: the history of the page of settings. */
export const SETTING_CHANGES = listQuery({
	path: "/admin/settings",
	anchor: "history",
	sort: ["at"],
	descending: ["at"],
	filters: { setting: oneOf(SETTING_KEYS) },
	page: "cursor",
});
export type SettingChangesQuery = QueryOf<typeof SETTING_CHANGES>;
