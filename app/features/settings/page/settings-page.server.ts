import type { Database } from "../../../../db/client.server";
import { dayBefore, measurementStatements, readMeasurements } from "../../marketing/measurements.repository.server";
import { readSettings, readVersions } from "../read-settings";
import { findSettings, listSettingChanges } from "../settings.repository.server";
import type { Words } from "./claim-text";
import { historyView } from "./history-view";
import { settingsView } from "./settings-view";

/** Everything the page of settings shows, in one round trip. */
export async function findSettingsPage(db: Database, words: Words, now: Date) {
	const [rows, changes, totals, lastDay, prices] = await db.batch([
		findSettings(db),
		listSettingChanges(db),
		...measurementStatements(db, dayBefore(now)),
	]);
	const measured = readMeasurements(totals, lastDay, prices);
	return {
		view: settingsView({ settings: readSettings(rows), versions: readVersions(rows), measured, words }),
		history: historyView(changes, words),
	};
}
