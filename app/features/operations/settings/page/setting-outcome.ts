import type { TFunction } from "i18next";
import { isSettingKey, type SettingKey } from "../setting-keys";
import { settingTitle } from "./setting-words";

const OUTCOMES = ["saved", "unchanged", "undone"] as const;

/** What has just been done, as the address of the page says after a change. */
export type SettingOutcome = { kind: (typeof OUTCOMES)[number]; key: SettingKey };

/** Where a setting is edited: the page with its drawer open. */
export function settingPath(key: SettingKey): string {
	return `/admin/settings/${key}`;
}

/** The address that tells it: in the drawer, or in the history when that is where a change was taken back. */
export function outcomePath({ kind, key }: SettingOutcome, isOpen: boolean): string {
	return kind === "undone" && !isOpen ? `/admin/settings?undone=${key}#history` : `${settingPath(key)}?${kind}=${key}`;
}

/** What an address tells; null when nothing, or nothing that makes sense. */
export function readOutcome(params: URLSearchParams): SettingOutcome | null {
	for (const kind of OUTCOMES) {
		const key = params.get(kind);
		if (isSettingKey(key)) return { kind, key };
	}
	return null;
}

/** The outcome in words. */
export function outcomeText(t: TFunction<"settings">, { kind, key }: SettingOutcome): string {
	return t(`outcome.${kind}`, { setting: settingTitle(t, key) });
}
