import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { isPlaceKey } from "#app/features/library/resources/places/place-key.ts";
import type { Problem } from "../front-matter.ts";
import { listNames } from "../reading.ts";
import type { LessonFile } from "./lesson-files.ts";

const IsoDay = z.iso.date();
const Rule = z.strictObject({
	answer: z.enum([
		"required",
		"not-required",
		"allowed",
		"not-allowed",
		"restricted",
		"yes",
		"no",
		"depends",
		"unclear",
	]),
	text: z.string().min(1).max(900),
	source: z.strictObject({
		name: z.string().min(1),
		url: z.url({ protocol: /^https$/ }).optional(),
		date: IsoDay.optional(),
	}),
	reviewedOn: IsoDay,
	doubt: z.string().min(1),
});

/** The rules of wholesaling in one place. `doubt` is `none` for none. */
export const Place = z
	.strictObject({
		key: z.string(),
		kind: z.enum(["country", "state", "region"]),
		country: z.string().regex(/^[A-Z]{2}$/),
		name: z.string().min(1),
		rules: z.strictObject({
			licence: Rule,
			disclosure: Rule,
			assignment: Rule,
			doubleClosing: Rule,
			marketing: Rule,
			withholding: Rule,
		}),
	})
	.refine((place) => isPlaceKey(place.key, place), { path: ["key"], error: "is not the key of this place: mx, us-wy" });
export type Place = z.infer<typeof Place>;

export function readPlaces(folder: string): Place[] {
	return listNames(folder)
		.filter((name) => name.endsWith(".en.yaml"))
		.map((name) => {
			const found = Place.safeParse(parse(readFileSync(join(folder, name), "utf8")));
			if (!found.success) throw new Error(`${name}: ${z.prettifyError(found.error)}`);
			return found.data;
		});
}

/** Finds links to places that do not exist: `/resources/rules-by-place?place=us-ok`. */
export function placeLinkProblems(lessons: readonly LessonFile[], places: readonly Pick<Place, "key">[]): Problem[] {
	const known = new Set(places.map(({ key }) => key));
	return lessons.flatMap(({ english, translations }) =>
		[english, ...translations.values()].flatMap(({ file, body, bodyLine }) =>
			body.split("\n").flatMap((text, index) =>
				[...text.matchAll(/\(\/resources\/rules-by-place\?([^)\s]*)\)/g)].flatMap(([, query]) => {
					const place = new URLSearchParams(query).get("place");
					if (place === null || known.has(place)) return [];
					return [{ file, line: bodyLine + index, message: `there are no rules for the place “${place}”` }];
				}),
			),
		),
	);
}

export function staleRules(places: readonly Place[], today: Date): string[] {
	const oldest = new Date(today);
	oldest.setUTCFullYear(oldest.getUTCFullYear() - 1);
	return places.flatMap(({ key, rules }) =>
		Object.entries(rules)
			.filter(([, { reviewedOn }]) => new Date(reviewedOn) < oldest)
			.map(([name, { reviewedOn }]) => `${key}: ${name} was reviewed on ${reviewedOn}`),
	);
}
