import type { TFunction } from "i18next";
import { isSettingKey, type SettingKey } from "../setting-keys";
import { settingTitle } from "./setting-words";

const SETTING_OUTCOMES = ["saved", "unchanged", "undone"] as const;

export type SettingOutcome = { kind: (typeof SETTING_OUTCOMES)[number]; key: SettingKey };

export function settingPath(key: SettingKey): string {
	return `/admin/settings/${key}`;
}

export function outcomePath({ kind, key }: SettingOutcome, isOpen: boolean): string {
	return kind === "undone" && !isOpen ? `/admin/settings?undone=${key}#history` : `${settingPath(key)}?${kind}=${key}`;
}

export function readOutcome(params: URLSearchParams): SettingOutcome | null {
	for (const kind of SETTING_OUTCOMES) {
		const key = params.get(kind);
		if (isSettingKey(key)) return { kind, key };
	}
	return null;
}

export function outcomeText(t: TFunction<"settings">, { kind, key }: SettingOutcome): string {
	return t(`outcome.${kind}`, { setting: settingTitle(t, key) });
}
