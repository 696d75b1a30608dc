import type { TFunction } from "i18next";
import { isSettingKey, type SettingKey } from "../setting-keys";
import { settingTitle } from "./setting-words";

const OUTCOMES = ["saved", "unchanged", "undone"] as const;

/** What has just been done, as the address of the page says after a change. */
export type SettingOutcome = { kind: (typeof OUTCOMES)[number]; key: SettingKey };

/** The address that tells it, at the place of the page where it happened. */
export function outcomePath({ kind, key }: SettingOutcome): string {
	return `/admin/settings?${kind}=${key}#${kind === "undone" ? "history" : key}`;
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
