import type { SettingRow } from "./settings-view";

/** Whether every word of a search stands in the name of a setting, in what visitors see of it, or in its key. */
export function isFound({ title, now, key }: Pick<SettingRow, "title" | "now" | "key">, q: string): boolean {
	const said = `${title} ${now.text ?? ""} ${key}`.toLocaleLowerCase();
	return q
		.toLocaleLowerCase()
		.split(/\s+/)
		.every((word) => said.includes(word));
}
