import type { TFunction } from "i18next";
import { type Difference, differencesOf } from "#app/features/operations/history/difference.ts";
import { type ChangedValue, type HistoryEntry, historyEntry } from "#app/features/operations/history/history-entry.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { SETTING_FIELDS } from "../setting-fields";
import { isSettingKey } from "../setting-keys";
import { settingRight } from "../setting-rights";
import { pathLabel, settingTitle } from "./setting-words";

export type Change = {
	id: string;
	key: string;
	before: unknown;
	after: unknown;
	by: string | null;
	at: Date;
	undoes: string | null;
	isLatest: boolean;
};

export type HistoryWords = { t: TFunction<"settings">; history: TFunction<"history"> };

export function changeInWords(
	{ key, before, after }: Pick<Change, "key" | "before" | "after">,
	words: HistoryWords,
): ChangedValue[] {
	return differencesOf(before, after).map((one) => inWords(words, key, one));
}

export function historyView(
	changes: readonly Change[],
	{ formats, held, ...words }: HistoryWords & { formats: Formats; held: readonly Capability[] },
): HistoryEntry[] {
	return changes.map(({ id, key, before, after, by, at, undoes, isLatest }) =>
		historyEntry(
			{
				id,
				by,
				at,
				what: settingTitle(words.t, key),
				isUndo: undoes !== null,
				canUndo: isLatest && isSettingKey(key) && held.includes(settingRight(key).capability),
				differences: changeInWords({ key, before, after }, words),
			},
			formats,
		),
	);
}

function inWords({ t, history }: HistoryWords, key: string, { path, from, to }: Difference): ChangedValue {
	const kind = isSettingKey(key) ? SETTING_FIELDS[key].find((field) => field.path === path)?.kind : undefined;
	const write = (value: string) => {
		if (value === "") return history("blank");
		if (kind === "mode") return t(`modes.${value}` as "modes.hidden", { defaultValue: value });
		if (kind === "flag") return history(value === "true" ? "yes" : "no");
		if (kind === "money") return String(Number(value) / 100);
		return value;
	};
	return { label: pathLabel(t, key, path), from: write(from), to: write(to) };
}
