import type { ResourceFacts, ResourceWords } from "../resource-facts";

export type ChecklistItem = { key: string; text: string; note: string };
export type ChecklistSection = { key: string; title: string; items: ChecklistItem[] };

/** The sections of a checklist with their words, in order. An item without words is left out. */
export function checklistSections(
	facts: Pick<ResourceFacts, "sections">,
	words: Pick<ResourceWords, "sections">,
): ChecklistSection[] {
	return (facts.sections ?? []).map(({ key, items }) => {
		const own = words.sections?.[key];
		return {
			key,
			title: own?.title ?? "",
			items: items.flatMap((item) => {
				const found = own?.items[item];
				return found ? [{ key: item, text: found.text, note: found.note ?? "" }] : [];
			}),
		};
	});
}
