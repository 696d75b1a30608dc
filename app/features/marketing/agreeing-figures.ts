import type { Settings } from "../settings/setting-schemas";
import type { ShownClaims } from "./claim-value";

/** Which figure is in force: the one that the formula gives, its fallback, or none. */
export type InForce = { count: number; is: "formula" | "fallback" } | { count: null; is: "hidden" };

/**
 * The learners of the last day as they are shown beside all learners of the
 * course: more in a day than ever gives way to the fallback, and a fallback that
 * is more than ever to nothing. Source: section 5 of the decisions.
 */
export function agreeingLastDay(claims: ShownClaims, settings: Settings, enrolled: number): InForce {
	const claim = claims.enrolledLastDay;
	if (!claim) return { count: null, is: "hidden" };
	if (claim.count <= enrolled) return { count: claim.count, is: "formula" };
	const { fallback } = settings.enrolledLastDay;
	return fallback <= enrolled ? { count: fallback, is: "fallback" } : { count: null, is: "hidden" };
}

/**
 * The success stories of the featured course: another number than the one that
 * the same page claims gives way to the fallback. Source: section 5 of the decisions.
 */
export function agreeingStories(claims: ShownClaims, settings: Settings): InForce {
	const claim = claims.successStoriesMultiplier;
	if (!claim) return { count: null, is: "hidden" };
	const claimed = claims.successStories;
	if (!claimed || claimed.count === claim.count) return { count: claim.count, is: "formula" };
	const isSpecified = settings.successStoriesMultiplier.mode === "specified";
	return { count: isSpecified ? settings.successStoriesMultiplier.fallback : claimed.count, is: "fallback" };
}
