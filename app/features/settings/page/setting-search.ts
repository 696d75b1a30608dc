import type { SettingRow } from "./settings-view";

type Searched = Pick<SettingRow, "title" | "now" | "key"> & { /** What it is for, in words. */ help: string };

/** Whether every word of a search stands in the name of a setting, in what it is for or what visitors see of it, or in its key. */
export function isFound({ title, now, key, help }: Searched, q: string): boolean {
	const said = `${title} ${now.text ?? ""} ${key} ${help}`.toLocaleLowerCase();
	return q
		.toLocaleLowerCase()
		.split(/\s+/)
		.every((word) => said.includes(word));
}
