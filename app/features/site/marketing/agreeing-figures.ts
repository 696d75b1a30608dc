import type { ClaimMode } from "#app/features/operations/settings/claim-mode.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { claimValue } from "./claim-value";
import type { Measurements } from "./measurements";

/** What decides about a figure that is multiplied; its words: `why` in `locales/<language>/operations/settings.json`. */
export type Reason =
	/** The formula holds: there is something to multiply and nothing on the page says otherwise. */
	| "formula"
	/** The fallback, since there is nothing to multiply. */
	| "nothingToMultiply"
	/** The fallback, since the formula says something else than the page does. */
	| "contradiction"
	/** None: the fallback would contradict the page as well, or there is nothing to multiply and it alone does. */
	| "bothContradict"
	| "fallbackContradicts"
	/** It was measured, and nothing on the page says otherwise. */
	| "measured"
	/** None: what was measured contradicts the page. */
	| "measuredContradicts"
	/** The figure that the same page has measured or claims, instead of the own one. */
	| "otherFigure"
	/** None: nothing is recorded to measure it by. */
	| "nothingRecorded"
	| "hidden";
/** Which figure is shown, and why. `formula` is what was weighed, `beside` what the page says next to it. */
export type InForce = { count: number | null; why: Reason; formula: number | null; beside: number | null };

/**
 * The learners of the last day as they are shown beside all learners of the featured course: more in a day than ever
 * gives way to the fallback, and a fallback that is more than ever to nothing. What is measured gives way to nothing at
 * once: the fallback was never measured.
 */
export function agreeingLastDay(settings: Settings, measured: Measurements, enrolled: number): InForce {
	const { mode, fallback } = settings.enrolledLastDay;
	const formula = claimValue("enrolledLastDay", settings.enrolledLastDay, measured)?.count ?? null;
	const told = { formula, beside: enrolled };
	if (formula === null) return { ...told, count: null, why: whyNone(mode) };
	if (mode === "measured") {
		return formula <= enrolled
			? { ...told, count: formula, why: "measured" }
			: { ...told, count: null, why: "measuredContradicts" };
	}
	const isMultiplied = measured.activeEnrollments > 0;
	if (formula <= enrolled) return { ...told, count: formula, why: isMultiplied ? "formula" : "nothingToMultiply" };
	if (fallback <= enrolled) return { ...told, count: fallback, why: "contradiction" };
	return { ...told, count: null, why: isMultiplied ? "bothContradict" : "fallbackContradicts" };
}

/**
 * The success stories of the featured course: another number than the one that the same page claims gives way to the
 * fallback, and one that was measured to that number.
 */
export function agreeingStories(settings: Settings, measured: Measurements): InForce {
	const { mode, fallback } = settings.successStoriesMultiplier;
	const formula = claimValue("successStoriesMultiplier", settings.successStoriesMultiplier, measured)?.count ?? null;
	const beside = claimValue("successStories", settings.successStories, measured)?.count ?? null;
	const told = { formula, beside };
	if (formula === null) return { ...told, count: null, why: whyNone(mode) };
	if (mode === "measured") {
		return beside === null || beside === formula
			? { ...told, count: formula, why: "measured" }
			: { ...told, count: beside, why: "otherFigure" };
	}
	const isMultiplied = measured.totalUsers > 0;
	if (!isMultiplied) return { ...told, count: fallback, why: "nothingToMultiply" };
	if (beside === null || beside === formula) return { ...told, count: formula, why: "formula" };
	return { ...told, count: fallback, why: "contradiction" };
}

function whyNone(mode: ClaimMode): Reason {
	return mode === "hidden" ? "hidden" : "nothingRecorded";
}
