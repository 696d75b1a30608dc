import { hasAllWords } from "#app/shared/text/fold-text.ts";
import type { SettingRow } from "./settings-view";

type Searched = Pick<SettingRow, "title" | "now" | "key"> & { /** What it is for, in words. */ help: string };

/** Whether every word of a search stands in the name of a setting, in what it is for or what visitors see of it, or in its key. */
export function isFound({ title, now, key, help }: Searched, q: string): boolean {
	return hasAllWords(`${title} ${now.text ?? ""} ${key} ${help}`, q);
}
