import { COURSE_PART, lessonPart, modulePart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import type { Curriculum } from "../curriculum/curriculum";
import { readPartKey } from "../parts/part-names";

/** A part with drafts, in the order of the course. */
export type PublishRow<Draft> = {
	key: string;
	/** Such as `2` of a module and `2.4` of a lesson; null of the course, and of what the order does not name. */
	number: string | null;
	isListed: boolean;
	drafts: Draft[];
};

/** Groups drafts by their part: the course, its modules and lessons in order, then what the order does not name. */
export function publishRows<Draft extends { key: string; language: string }>(
	curriculum: Curriculum,
	drafts: readonly Draft[],
): PublishRow<Draft>[] {
	const places: { key: string; number: string | null }[] = [
		{ key: COURSE_PART, number: null },
		...curriculum.flatMap(({ key, lessons }, at) => [
			{ key: modulePart(key), number: `${at + 1}` },
			...lessons.map((lesson, place) => ({ key: lessonPart(lesson), number: `${at + 1}.${place + 1}` })),
		]),
	];
	const listed = new Set(places.map(({ key }) => key));
	const others = [...new Set(drafts.map(({ key }) => key))].filter((key) => !listed.has(key)).sort();
	return [
		...places.map((place) => ({ ...place, isListed: true })),
		...others.map((key) => ({ key, number: null, isListed: readPartKey(key).kind === "sheet" })),
	].flatMap((row) => {
		const own = drafts.filter(({ key }) => key === row.key);
		return own.length > 0 ? [{ ...row, drafts: own }] : [];
	});
}
