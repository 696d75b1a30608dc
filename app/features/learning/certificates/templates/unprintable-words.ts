import type { MissingLetters } from "../issue/unprintable";
import { TEMPLATE_FIELDS, type TemplateField } from "./template-words";

export type UnprintableWords = { field: TemplateField; letters: string[] }[];

export async function unprintableWords(
	words: Record<TemplateField, string>,
	missingLetters: MissingLetters,
): Promise<UnprintableWords> {
	const found = await Promise.all(
		TEMPLATE_FIELDS.map(async (field) => ({ field, letters: words[field] ? await missingLetters(words[field]) : [] })),
	);
	return found.filter(({ letters }) => letters.length > 0);
}
