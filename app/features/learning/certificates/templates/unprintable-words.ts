import type { MissingLetters } from "../issue/unprintable";
import { TEMPLATE_FIELDS, type TemplateField } from "./template-words";

/** Words of a template with letters that no face of the documents has, and which those are. */
export type UnprintableWords = { field: TemplateField; letters: string[] }[];

/** Which words of a template cannot be printed: on every certificate a question mark would stand for those letters. */
export async function unprintableWords(
	words: Record<TemplateField, string>,
	missingLetters: MissingLetters,
): Promise<UnprintableWords> {
	const found = await Promise.all(
		TEMPLATE_FIELDS.map(async (field) => ({ field, letters: words[field] ? await missingLetters(words[field]) : [] })),
	);
	return found.filter(({ letters }) => letters.length > 0);
}
