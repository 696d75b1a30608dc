import { readSettings, readVersions, type SettingRow } from "../read-settings";
import { type Change, historyView } from "./history-view";
import type { SettingTexts, Words } from "./setting-reading";
import { settingsView } from "./settings-view";

/** Everything the page of settings shows, from the rows of all settings and their latest changes. */
export function settingsPageData(
	rows: readonly SettingRow[],
	changes: readonly Change[],
	{ words, textOf }: { words: Words; textOf: SettingTexts },
) {
	return {
		view: settingsView({ settings: readSettings(rows), versions: readVersions(rows), textOf }),
		history: historyView(changes, words),
	};
}
