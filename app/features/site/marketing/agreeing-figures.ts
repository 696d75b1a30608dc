import type { ClaimMode } from "#app/features/operations/settings/claim-mode.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { claimValue } from "./claim-value";
import type { Measurements } from "./measurements";

/** Which figure applies; texts are `why` in `locales/<language>/operations/settings.json`. */
export type Reason =
	/** The formula applies: it has a base and contradicts nothing on the page. */
	| "formula"
	/** Fallback: there is nothing to multiply. */
	| "nothingToMultiply"
	/** Fallback: the formula contradicts the page. */
	| "contradiction"
	/** None: the fallback contradicts the page too, or it does and there is nothing to multiply. */
	| "bothContradict"
	| "fallbackContradicts"
	| "measured"
	| "measuredContradicts"
	/** The figure measured or claimed elsewhere on the page. */
	| "otherFigure"
	| "nothingRecorded"
	| "hidden";
/** The shown figure and why. `formula` was considered; `beside` is the page's other figure. */
export type FigureWithReason = { count: number | null; why: Reason; formula: number | null; beside: number | null };

/**
 * New learners of the last day next to all learners of the featured course. When a day exceeds the total, the
 * fallback applies, and nothing when that exceeds it too; a measured figure has no fallback.
 */
export function consistentLastDay(settings: Settings, measured: Measurements, enrolled: number): FigureWithReason {
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

/** A figure that contradicts the page's claim gives way to the fallback; a measured one to that claim. */
export function consistentStories(settings: Settings, measured: Measurements): FigureWithReason {
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
