import type { JsonObject } from "#app/shared/json.ts";
import type { FigureRange } from "#db/schema/learning/quizzes.ts";
import { objectIn } from "../parts/draft-values";

export type Ranges = Record<string, FigureRange>;

/** Ranges of numbers that can be drawn; others are a problem of their own. */
export function rangesOf(fact: JsonObject): Ranges {
	const ranges = Object.entries(objectIn(objectIn(fact.answerKey).variables)).flatMap(([name, value]) => {
		const { between, step, ofLesson } = objectIn(value);
		const [from, to] = Array.isArray(between) ? between : [];
		if (typeof from !== "number" || typeof to !== "number" || typeof step !== "number" || step <= 0) return [];
		return [[name, { between: [from, to], step, ...(ofLesson === true ? { ofLesson } : {}) }] as [string, FigureRange]];
	});
	return Object.fromEntries(ranges);
}

/** How many variants of a question its ranges make. */
export function countVariants(ranges: Ranges): number {
	return Object.values(ranges).reduce((product, { between: [from, to], step }) => {
		return product * Math.max(1, Math.floor((to - from) / step + 1e-9) + 1);
	}, 1);
}
