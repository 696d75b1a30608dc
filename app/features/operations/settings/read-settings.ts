import { DEFAULT_SETTINGS } from "./setting-defaults";
import { isSettingKey, type SettingKey } from "./setting-keys";
import { SETTING_SCHEMAS, type Settings } from "./setting-schemas";

export type SettingRow = { key: string; value: unknown; version: number };
export type SettingVersions = { [K in SettingKey]: number };

/** Missing or invalid rows fall back to the default. */
export function readSettings(rows: readonly SettingRow[]): Settings {
	const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
	for (const { key, value } of rows) {
		if (!isSettingKey(key)) continue;
		const checked = validValue(key, value);
		if (checked !== null) settings[key] = checked;
	}
	return settings as Settings;
}

/** Null when invalid. Cached, because every page reads the same few values. */
function validValue(key: SettingKey, value: unknown): unknown {
	const text = `${key} ${JSON.stringify(value)}`;
	let known = checkedValues.get(text);
	if (known === undefined) {
		known = SETTING_SCHEMAS[key].safeParse(value).data ?? null;
		if (checkedValues.size >= MAX_CACHED) checkedValues.clear();
		checkedValues.set(text, known);
	}
	return known;
}

const checkedValues = new Map<string, unknown>();
const MAX_CACHED = 200;

/** Number of changes per setting; forms send it back to detect conflicts. */
export function readVersions(rows: readonly SettingRow[]): SettingVersions {
	const versions: Record<string, number> = Object.fromEntries(Object.keys(DEFAULT_SETTINGS).map((key) => [key, 0]));
	for (const { key, version } of rows) if (isSettingKey(key)) versions[key] = version;
	return versions as SettingVersions;
}
