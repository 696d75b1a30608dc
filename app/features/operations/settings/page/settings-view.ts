import { type Constraint, constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { CLAIM_MODES, type ClaimMode } from "../claim-mode";
import type { SettingVersions } from "../read-settings";
import { SETTING_FIELDS } from "../setting-fields";
import { type FormValues, toFormValues } from "../setting-form";
import { SETTING_KEYS, type SettingKey } from "../setting-keys";
import { settingRight } from "../setting-rights";
import { SETTING_SCHEMAS, type Settings } from "../setting-schemas";
import type { ReaderWords, SettingText, SettingTexts } from "./setting-reading";
import { settingTitle } from "./setting-words";

export type SettingView = {
	key: SettingKey;
	version: number;
	values: FormValues;
	constraints: Record<string, Constraint>;
	/** What a change requires, and whether the admin has it. */
	right: { capability: Capability; needsProof: boolean; isHeld: boolean };
	now: SettingText;
	byMode: Record<ClaimMode, string | null> | null;
};

export type SettingRow = {
	key: SettingKey;
	title: string;
	now: SettingText;
	/** Null for settings that are no claim. */
	mode: ClaimMode | null;
	changed: { at: string; instant: string; by: string | null } | null;
};
export type SettingRows = SettingRow[];

type Input = { settings: Settings; versions: SettingVersions; textOf: SettingTexts };
/** `at` is null when never changed. */
export type LatestChange = { key: string; at: Date | null; by: string | null };

export function settingRows({ settings, textOf }: Input, latest: readonly LatestChange[], { t, formats }: ReaderWords) {
	const changes = new Map(latest.map((change) => [change.key, change]));
	return SETTING_KEYS.map((key): SettingRow => {
		const { at = null, by = null } = changes.get(key) ?? {};
		return {
			key,
			title: settingTitle(t, key),
			now: textOf(key, settings),
			mode: modeOf(settings[key]),
			changed: at && { at: formats.date(at), instant: at.toISOString(), by },
		};
	});
}

export function settingView(
	key: SettingKey,
	{ settings, versions, textOf }: Input,
	held: readonly Capability[],
): SettingView {
	const { capability, needsProof } = settingRight(key);
	return {
		key,
		right: { capability, needsProof, isHeld: held.includes(capability) },
		version: versions[key],
		values: toFormValues(key, settings[key]),
		constraints: constraintsOf(SETTING_SCHEMAS[key]),
		now: textOf(key, settings),
		byMode: hasMode(key) ? inEachMode(key, settings, textOf) : null,
	};
}

function modeOf(value: Settings[SettingKey]): ClaimMode | null {
	return "mode" in value ? value.mode : null;
}

function inEachMode(key: SettingKey, settings: Settings, textOf: SettingTexts) {
	const inMode = (mode: ClaimMode) => textOf(key, { ...settings, [key]: { ...settings[key], mode } }).text;
	return Object.fromEntries(CLAIM_MODES.map((mode) => [mode, inMode(mode)])) as Record<ClaimMode, string | null>;
}

function hasMode(key: SettingKey): boolean {
	return SETTING_FIELDS[key].some(({ kind }) => kind === "mode");
}
