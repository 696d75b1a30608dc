import type { CourseRevenueRow } from "#app/features/money/orders/face.server.ts";
import type { courseFigures, QuestionFigures } from "#db/schema/learning/teaching.ts";
import { medianHours, weeksOf } from "./course-figures.ts";
import { dropOff, type ReachRow } from "./drop-off.ts";
import { revenueFigures } from "./revenue.ts";

/** `learners` are those of the last 60 days, `earlier` those of its first half. */
type Periods = readonly { learners: number; earlier: number | null }[];
type FoundRows = {
	active: readonly { learners: number }[];
	joined: Periods;
	weeks: readonly { weeksAgo: number; learners: number }[];
	completed: readonly { learners: number }[];
	finished: Periods;
	timed: readonly { createdAt: Date; completedAt: Date | null }[];
	reach: readonly ReachRow[];
	lessons: readonly { id: number; position: number }[];
	paid: readonly CourseRevenueRow[];
	returned: readonly CourseRevenueRow[];
};
type Given = { courseId: number; now: Date; questions: QuestionFigures[] };

/** The row of a course's figures, made of what was counted. */
export function makeCourseFigures(
	found: FoundRows,
	{ courseId, now, questions }: Given,
): typeof courseFigures.$inferInsert {
	const [joined, completed] = [recentAndEarlier(found.joined), recentAndEarlier(found.finished)];
	const { reached, finished, lessons } = dropOff(found.reach, found.lessons);
	return {
		courseId,
		countedAt: now,
		active: found.active[0]?.learners ?? 0,
		joinedRecent: joined.recent,
		joinedEarlier: joined.earlier,
		completed: found.completed[0]?.learners ?? 0,
		completedRecent: completed.recent,
		completedEarlier: completed.earlier,
		medianHours: medianHours(found.timed),
		weeks: weeksOf(found.weeks),
		reached,
		finished,
		lessons,
		questions,
		revenue: revenueFigures(found),
	};
}

function recentAndEarlier([counted]: Periods): { recent: number; earlier: number } {
	const earlier = counted?.earlier ?? 0;
	return { recent: (counted?.learners ?? 0) - earlier, earlier };
}
