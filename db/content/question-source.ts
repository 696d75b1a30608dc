/** Where an answer is found. `section` counts the `##` headings, 0 is before the first; `paragraph` counts from 1. */
export type QuestionSource = { lesson: string; section: number; paragraph: number | null };

/** `first-call#2.3`: third paragraph of the second section of a lesson; `first-call#2`: the whole section. */
export const QUESTION_SOURCE_PATTERN = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:#(\d{1,2})(?:\.([1-9]\d?))?)?$/;

export function readSource(source: string): QuestionSource | null {
	const [, lesson, section, paragraph] = QUESTION_SOURCE_PATTERN.exec(source) ?? [];
	if (!lesson) return null;
	return { lesson, section: Number(section ?? 0), paragraph: paragraph ? Number(paragraph) : null };
}

export function placeId({ section, paragraph }: Pick<QuestionSource, "section" | "paragraph">): string | null {
	if (paragraph !== null) return `part-${section}-${paragraph}`;
	return section > 0 ? `part-${section}` : null;
}
