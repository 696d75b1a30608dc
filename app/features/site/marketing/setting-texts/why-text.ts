import type { Words } from "#app/features/operations/settings/page/setting-reading.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { agreeingLastDay, agreeingStories, type InForce } from "../agreeing-figures";
import type { Measurements } from "../measurements";

/** The claims whose figure is a formula or its fallback. */
export type MultipliedKey = "enrolledLastDay" | "successStoriesMultiplier";
type Weighed = InForce | { count: null; why: "noCourse"; formula: null; beside: null };

/** What the landing page shows of a figure that is multiplied. */
export function figureInForce(key: MultipliedKey, settings: Settings, measured: Measurements): Weighed {
	const enrolled = measured.featuredEnrollments;
	// Both stand beside the featured course.
	if (enrolled === null) return { count: null, why: "noCourse", formula: null, beside: null };
	return key === "enrolledLastDay"
		? agreeingLastDay(settings, measured, enrolled)
		: agreeingStories(settings, measured);
}

type About = { settings: Settings; measured: Measurements; words: Words };

/** Which of formula and fallback is in force and why, in words; `null` where the mode says it all. */
export function whyText(key: MultipliedKey, weighed: Weighed, { settings, measured, words }: About): string | null {
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
