import type { LessonFigures } from "#db/schema/learning/teaching.ts";

/** Learners whose furthest lesson has this position; null when they have opened none. */
export type ReachRow = {
	position: number | null;
	isFinished: boolean;
	/** Without activity for so long that they count as stopped. */
	isQuiet: boolean;
	learners: number;
};
type Lesson = { id: number; position: number };

/**
 * Where people stop. `opened`: who reached the lesson or a later one. `stopped`: for whom it is the furthest, who
 * have not finished the course and are quiet; all others went on. Whoever finished counts as having reached the end.
 */
export function dropOff(
	rows: readonly ReachRow[],
	lessons: readonly Lesson[],
): { reached: number; finished: number; lessons: LessonFigures[] } {
	const begun = rows.filter(({ position, isFinished }) => position !== null || isFinished);
	const end = Math.max(0, ...lessons.map(({ position }) => position));
	const furthest = ({ position, isFinished }: ReachRow) => (isFinished ? end : (position ?? 0));
	return {
		reached: sumOf(begun),
		finished: sumOf(begun.filter(({ isFinished }) => isFinished)),
		lessons: lessons.map(({ id, position }) => ({
			lessonId: id,
			opened: sumOf(begun.filter((row) => furthest(row) >= position)),
			stopped: sumOf(begun.filter((row) => !row.isFinished && row.isQuiet && row.position === position)),
		})),
	};
}

function sumOf(rows: readonly ReachRow[]): number {
	return rows.reduce((sum, { learners }) => sum + learners, 0);
}
