/** Where the answer to a question stands. `section` counts the `##` headings of the lesson, 0 is before the first; `paragraph` counts from 1. */
export type QuestionSource = { lesson: string; section: number; paragraph: number | null };

/** `first-call#2.3`: the third paragraph of the second section of a lesson; `first-call#2`: the section as a whole. */
export const SOURCE = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:#(\d{1,2})(?:\.([1-9]\d?))?)?$/;

/** A source as its author writes it, taken apart; null where it is none. A lesson alone means the beginning of its text. */
export function readSource(source: string): QuestionSource | null {
	const [, lesson, section, paragraph] = SOURCE.exec(source) ?? [];
	if (!lesson) return null;
	return { lesson, section: Number(section ?? 0), paragraph: paragraph ? Number(paragraph) : null };
}

/** The id that a section or a paragraph has in the HTML of its lesson; null for the beginning, where the page opens anyway. */
export function placeId({ section, paragraph }: Pick<QuestionSource, "section" | "paragraph">): string | null {
	if (paragraph !== null) return `part-${section}-${paragraph}`;
	return section > 0 ? `part-${section}` : null;
}
