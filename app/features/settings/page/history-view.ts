import type { TFunction } from "i18next";
import type { Formats } from "../../../shared/words/formats";
import { type Difference, settingDifference } from "../setting-difference";
import { SETTING_FIELDS } from "../setting-fields";
import { isSettingKey } from "../setting-keys";
import { pathLabel, settingTitle } from "./setting-words";

/** One change in words. `canUndo` is true for the latest change of each setting. */
export type HistoryEntry = {
	id: string;
	setting: string;
	by: string | null;
	at: string;
	instant: string;
	isUndo: boolean;
	canUndo: boolean;
	differences: { label: string; from: string; to: string }[];
	/** How many more values have changed. */
	more: number;
};

/** A change as it is read. */
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

/** A change of a whole testimonial would fill the page. */
const SHOWN_DIFFERENCES = 4;
const LONGEST = 80;

/** Everything that a change has changed, in words. */
export function changeInWords(
	{ key, before, after }: Pick<Change, "key" | "before" | "after">,
	t: TFunction<"settings">,
) {
	return settingDifference(before, after).map((one) => inWords(t, key, one));
}

/** The history as the page lists it: who, when, from what to what. */
export function historyView(
	changes: readonly Change[],
	{ t, formats }: { t: TFunction<"settings">; formats: Formats },
): HistoryEntry[] {
	return changes.map(({ id, key, before, after, by, at, undoes, isLatest }) => {
		const differences = changeInWords({ key, before, after }, t);
		return {
			id,
			setting: settingTitle(t, key),
			by,
			at: formats.dateTime(at),
			instant: at.toISOString(),
			isUndo: undoes !== null,
			canUndo: isLatest && isSettingKey(key),
			differences: differences.slice(0, SHOWN_DIFFERENCES),
			more: Math.max(0, differences.length - SHOWN_DIFFERENCES),
		};
	});
}

function inWords(t: TFunction<"settings">, key: string, { path, from, to }: Difference) {
	const kind = isSettingKey(key) ? SETTING_FIELDS[key].find((field) => field.path === path)?.kind : undefined;
	const write = (value: string) => {
		if (value === "") return t("history.blank");
		if (kind === "mode") return t(`modes.${value}` as "modes.hidden", { defaultValue: value });
		if (kind === "flag") return t(value === "true" ? "history.yes" : "history.no");
		if (kind === "money") return String(Number(value) / 100);
		return value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value;
	};
	return { label: pathLabel(t, key, path), from: write(from), to: write(to) };
}
