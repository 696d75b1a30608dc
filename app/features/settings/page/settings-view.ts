import { type Constraint, constraintsOf } from "../../../shared/forms/parse-form.server";
import { CLAIM_MODES, type ClaimMode } from "../claim-mode";
import type { SettingVersions } from "../read-settings";
import { SETTING_FIELDS } from "../setting-fields";
import { type FormValues, toFormValues } from "../setting-form";
import { SETTING_KEYS, type SettingKey } from "../setting-keys";
import { SETTING_SCHEMAS, type Settings } from "../setting-schemas";
import type { SettingTexts } from "./setting-reading";

/** One setting as its form shows it. */
export type SettingView = {
	key: SettingKey;
	version: number;
	values: FormValues;
	/** What its fields may hold, by path. */
	constraints: Record<string, Constraint>;
	/** What visitors see; null is nothing. */
	now: string | null;
	/** What they would see in each mode, with the figures as they stand. */
	byMode: Record<ClaimMode, string | null> | null;
};

export type SettingsView = Record<SettingKey, SettingView>;

type Input = { settings: Settings; versions: SettingVersions; textOf: SettingTexts };

/** All settings for the page that edits them. */
export function settingsView({ settings, versions, textOf }: Input): SettingsView {
	const view = (key: SettingKey): SettingView => ({
		key,
		version: versions[key],
		values: toFormValues(key, settings[key]),
		constraints: constraintsOf(SETTING_SCHEMAS[key]),
		now: textOf(key, settings),
		byMode: hasMode(key) ? inEachMode(key, settings, textOf) : null,
	});
	return Object.fromEntries(SETTING_KEYS.map((key) => [key, view(key)])) as SettingsView;
}

function inEachMode(key: SettingKey, settings: Settings, textOf: SettingTexts) {
	const inMode = (mode: ClaimMode) => textOf(key, { ...settings, [key]: { ...settings[key], mode } });
	return Object.fromEntries(CLAIM_MODES.map((mode) => [mode, inMode(mode)])) as Record<ClaimMode, string | null>;
}

function hasMode(key: SettingKey): boolean {
	return SETTING_FIELDS[key].some(({ kind }) => kind === "mode");
}
