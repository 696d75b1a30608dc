import type { ReaderWords } from "#app/features/operations/settings/page/setting-reading.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { consistentLastDay, consistentStories, type FigureWithReason } from "../agreeing-figures";
import type { Measurements } from "../measurements";

export type MultipliedKey = "enrolledLastDay" | "successStoriesMultiplier";
type WeighedFigure = FigureWithReason | { count: null; why: "noCourse"; formula: null; beside: null };

export function figureInForce(key: MultipliedKey, settings: Settings, measured: Measurements): WeighedFigure {
	const enrolled = measured.featuredEnrollments;
	// Both are shown beside the featured course.
	if (enrolled === null) return { count: null, why: "noCourse", formula: null, beside: null };
	return key === "enrolledLastDay"
		? consistentLastDay(settings, measured, enrolled)
		: consistentStories(settings, measured);
}

type WhyContext = { settings: Settings; measured: Measurements; words: ReaderWords };

/** Whether formula or fallback applies and why, as text; null when the mode says it all. */
export function whyText(
	key: MultipliedKey,
	weighed: WeighedFigure,
	{ settings, measured, words }: WhyContext,
): string | null {
	const { t, formats } = words;
	const { why, formula, beside } = weighed;
	if (why === "hidden" || why === "measured") return null;
	if (why === "noCourse" || why === "nothingRecorded") return t(`why.${why}`);
	const { factor, fallback } = settings[key];
	const base = key === "enrolledLastDay" ? measured.activeEnrollments : measured.totalUsers;
	const values = {
		factor: formats.number(factor),
		base: formats.number(base),
		formula: formats.number(formula ?? 0),
		fallback: formats.number(fallback),
		beside: formats.number(beside ?? 0),
	};
	if (key === "enrolledLastDay") return why === "otherFigure" ? null : t(`why.lastDay.${why}`, values);
	return why === "formula" || why === "nothingToMultiply" || why === "contradiction" || why === "otherFigure"
		? t(`why.stories.${why}`, values)
		: null;
}
