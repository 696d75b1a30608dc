import type { EntryWords } from "#app/features/library/entries/entry-words.ts";
import type { ResourceFacts, ResourceWords } from "../resource-facts";

/** `lang` is set when the text falls back to English. */
export type ChecklistItem = { key: string; text: string; note: string; lang?: "en"; noteLang?: "en" };
export type ChecklistSection = { key: string; title: string; lang?: "en"; items: ChecklistItem[] };

/** In order; omits items without words. */
export function checklistSections(
	facts: Pick<ResourceFacts, "sections">,
	{ words, inEnglish }: EntryWords<Pick<ResourceWords, "sections">>,
): ChecklistSection[] {
	return (facts.sections ?? []).map(({ key, items }) => {
		const own = words.sections?.[key];
		const isEnglish = (path: string) => inEnglish.has(`sections.${key}.${path}`);
		return {
			key,
			title: own?.title ?? "",
			...(isEnglish("title") ? { lang: "en" } : {}),
			items: items.flatMap((item) => {
				const found = own?.items[item];
				if (!found) return [];
				const { text, note = "" } = found;
				return [
					{
						key: item,
						text,
						note,
						...(isEnglish(`items.${item}.text`) ? { lang: "en" as const } : {}),
						...(isEnglish(`items.${item}.note`) ? { noteLang: "en" as const } : {}),
					},
				];
			}),
		};
	});
}
