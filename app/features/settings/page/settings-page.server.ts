import type { Database } from "../../../../db/client.server";
import { toCursorPage } from "../../../shared/lists/keyset.server";
import { dayBefore, measurementStatements, readMeasurements } from "../../marketing/measurements.repository.server";
import { readSettings, readVersions } from "../read-settings";
import { CHANGES_PER_PAGE, type SettingChangesQuery } from "../setting-changes-query";
import { changeKey, findSettings, listSettingChanges } from "../settings.repository.server";
import type { Words } from "./claim-text";
import { historyView } from "./history-view";
import { settingsView } from "./settings-view";

type Input = { query: SettingChangesQuery; words: Words; now: Date };

export type SettingsHistory = Awaited<ReturnType<typeof findSettingsPage>>["history"];

/** Everything the page of settings shows, in one round trip. */
export async function findSettingsPage(db: Database, { query, words, now }: Input) {
	const [rows, changes, totals, lastDay, prices] = await db.batch([
		findSettings(db),
		listSettingChanges(db, query),
		...measurementStatements(db, dayBefore(now)),
	]);
	const measured = readMeasurements(totals, lastDay, prices);
	const page = toCursorPage(changes, { size: CHANGES_PER_PAGE, cursor: query.page, keyOf: changeKey });
	return {
		view: settingsView({ settings: readSettings(rows), versions: readVersions(rows), measured, words }),
		history: {
			query,
			entries: historyView(page.rows, words),
			pages: { next: page.next, previous: page.previous },
		},
	};
}
