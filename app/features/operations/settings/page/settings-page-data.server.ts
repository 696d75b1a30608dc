import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { readSettings, readVersions, type SettingRow } from "../read-settings";
import { CHANGES_PER_PAGE, type SettingChangesQuery } from "../setting-changes-query";
import type { SettingKey } from "../setting-keys";
import { changeKey, type SettingChange } from "../settings.repository.server";
import { historyView } from "./history-view";
import type { ReaderWords, SettingTexts } from "./setting-reading";
import { type LatestChange, settingRows, settingView } from "./settings-view";

type SettingsRows = {
	rows: readonly SettingRow[];
	latest: readonly LatestChange[];
	changes: readonly SettingChange[];
	own: readonly SettingChange[];
};
type PageContext = {
	open: SettingKey | null;
	query: SettingChangesQuery;
	words: ReaderWords;
	textOf: SettingTexts;
	held: readonly Capability[];
};

export type SettingsHistory = ReturnType<typeof settingsPageData>["history"];
export type OpenSetting = NonNullable<ReturnType<typeof settingsPageData>["open"]>;

export function settingsPageData(
	{ rows, latest, changes, own }: SettingsRows,
	{ open, query, words, textOf, held }: PageContext,
) {
	const page = toCursorPage(changes, { size: CHANGES_PER_PAGE, cursor: query.page, keyOf: changeKey });
	const told = { ...words, held, history: getFixedT(words.language, "history") };
	const all = { settings: readSettings(rows), versions: readVersions(rows), textOf };
	return {
		rows: settingRows(all, latest, words),
		open: open && { setting: settingView(open, all, held), changes: historyView(own, told) },
		history: {
			query,
			entries: historyView(page.rows, told),
			pages: { next: page.next, previous: page.previous },
		},
	};
}
