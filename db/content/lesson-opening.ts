import { z } from "zod";
import { dateFormat } from "#app/shared/words/intl.ts";
import type { LessonOpening } from "../schema/learning/catalog.ts";

export const MOST_DAYS = 365;
export const MOST_PREREQUISITES = 10;

/** `LessonOpening` as it is written. An instant with any offset is kept in UTC. */
export const LessonOpens = z
	.strictObject({
		days: z.int().min(1).max(MOST_DAYS).optional(),
		at: z.iso
			.datetime({ offset: true })
			.transform((at) => new Date(at).toISOString())
			.optional(),
		timeZone: z.string().max(60).refine(isTimeZone, "must be a time zone such as Europe/Berlin").optional(),
		after: z
			.array(
				z
					.string()
					.max(60)
					.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be the key of a lesson"),
			)
			.min(1)
			.max(MOST_PREREQUISITES)
			.refine((keys) => new Set(keys).size === keys.length, "has a lesson twice")
			.optional(),
	})
	.refine(({ days, at, after }) => days !== undefined || at !== undefined || after !== undefined, "is empty")
	.refine(({ days, at }) => days === undefined || at === undefined, "has days and a date; one of them is enough")
	.refine(({ at, timeZone }) => (at === undefined) === (timeZone === undefined), "needs at and timeZone together");

export function isTimeZone(name: string): boolean {
	try {
		dateFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

type OpeningOfLesson = { key: string; opens: LessonOpening | null };
/** `path` of a circle: lessons by key, each of which waits for the next, and the last for the first. */
export type OpeningProblem =
	| { key: string; reason: "circle"; path: string[] }
	| { key: string; reason: "unknownLessons"; lessons: string[] };

/** What is wrong with the prerequisites of a course: lessons that are not in it, and circles, each told once. */
export function openingProblems(lessons: readonly OpeningOfLesson[]): OpeningProblem[] {
	const after = new Map(lessons.map(({ key, opens }) => [key, opens?.after ?? []]));
	const unknown = lessons.flatMap(({ key }): OpeningProblem[] => {
		const missing = (after.get(key) ?? []).filter((other) => !after.has(other));
		return missing.length > 0 ? [{ key, reason: "unknownLessons", lessons: missing }] : [];
	});
	const told = new Set<string>();
	const circles = lessons.flatMap(({ key }): OpeningProblem[] => {
		const path = told.has(key) ? null : circleFrom(key, after);
		if (!path) return [];
		for (const one of path) told.add(one);
		return [{ key, reason: "circle", path }];
	});
	return [...unknown, ...circles];
}

/** The shortest way along prerequisites from a lesson back to itself; null when there is none. */
export function circleFrom(key: string, after: ReadonlyMap<string, readonly string[]>): string[] | null {
	const seen = new Set<string>();
	let paths = [[key]];
	while (paths.length > 0) {
		const longer: string[][] = [];
		for (const path of paths) {
			for (const next of after.get(path.at(-1) ?? "") ?? []) {
				if (next === key) return path;
				if (seen.has(next)) continue;
				seen.add(next);
				longer.push([...path, next]);
			}
		}
		paths = longer;
	}
	return null;
}
