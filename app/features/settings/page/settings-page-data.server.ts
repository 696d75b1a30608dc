import { toCursorPage } from "../../../shared/lists/keyset.server";
import { readSettings, readVersions, type SettingRow } from "../read-settings";
import { CHANGES_PER_PAGE, type SettingChangesQuery } from "../setting-changes-query";
import { changeKey, type SettingChange } from "../settings.repository.server";
import { historyView } from "./history-view";
import type { SettingTexts, Words } from "./setting-reading";
import { settingsView } from "./settings-view";

type Reading = { query: SettingChangesQuery; words: Words; textOf: SettingTexts };

export type SettingsHistory = ReturnType<typeof settingsPageData>["history"];

/** Everything the page of settings shows, from the rows of all settings and one page of their changes. */
export function settingsPageData(
	rows: readonly SettingRow[],
	changes: readonly SettingChange[],
	{ query, words, textOf }: Reading,
) {
	const page = toCursorPage(changes, { size: CHANGES_PER_PAGE, cursor: query.page, keyOf: changeKey });
	return {
		view: settingsView({ settings: readSettings(rows), versions: readVersions(rows), textOf }),
		history: {
			query,
			entries: historyView(page.rows, words),
			pages: { next: page.next, previous: page.previous },
		},
	};
}
