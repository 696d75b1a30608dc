import { daysBefore, weekStart } from "#app/features/learning/enrollment/progress/learning-day.ts";

export type LearningDay = { day: string; seconds: number; lessonsCompleted: number };

/** Weekly goal of a learner who has set none (`users.weekly_goal_minutes`). */
export const WEEKLY_GOAL_MINUTES = 300;
export const CHART_DAYS = 28;

/** Oldest first, without gaps, ending `today`. Minutes are rounded, but any learning counts as one or more. */
export function minutesByDay(days: readonly LearningDay[], today: string) {
	const seconds = new Map(days.map((entry) => [entry.day, entry.seconds]));
	return Array.from({ length: CHART_DAYS }, (_, index) => {
		const day = daysBefore(today, CHART_DAYS - 1 - index);
		return { day, minutes: toMinutes(seconds.get(day) ?? 0) };
	});
}

/** Figures of the week (from Monday) that contains `today`. `days` may cover more. */
export function weekFigures(days: readonly LearningDay[], today: string, goalMinutes = WEEKLY_GOAL_MINUTES) {
	const first = weekStart(today);
	const week = days.filter(({ day }) => day >= first && day <= today);
	return {
		goalMinutes,
		minutes: toMinutes(week.reduce((sum, { seconds }) => sum + seconds, 0)),
		lessonsCompleted: week.reduce((sum, { lessonsCompleted }) => sum + lessonsCompleted, 0),
	};
}

/** Mean of the best scores in whole percent, or `null` before the first attempt. */
export function quizAverage(bestScores: readonly (number | null)[]): number | null {
	const scores = bestScores.filter((score) => score !== null);
	return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

function toMinutes(seconds: number): number {
	return seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
}
