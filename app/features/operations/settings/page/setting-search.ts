import { hasAllWords } from "#app/shared/text/fold-text.ts";
import type { SettingRow } from "./settings-view";

type SearchableRow = Pick<SettingRow, "title" | "now" | "key"> & { help: string };

/** True when every search word occurs in title, help, current text or key. */
export function matchesSearch({ title, now, key, help }: SearchableRow, q: string): boolean {
	return hasAllWords(`${title} ${now.text ?? ""} ${key} ${help}`, q);
}
