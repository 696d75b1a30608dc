import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { listNames } from "../reading.ts";

const DAY = z.iso.date();
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
		date: DAY.optional(),
	}),
	reviewedOn: DAY,
	doubt: z.string().min(1),
});

/** What wholesaling needs in one place. `doubt` is `none` where there is none. */
export const Place = z.strictObject({
	key: z.string().regex(/^[a-z]{2}(?:-[a-z]{2,4})?$/),
	kind: z.enum(["country", "state", "region"]),
	country: z.string().regex(/^[A-Z]{2}$/),
	name: z.string().min(1),
	rules: z.strictObject({
		...{ licence: Rule, disclosure: Rule, assignment: Rule, doubleClosing: Rule, marketing: Rule, withholding: Rule },
	}),
});
export type Place = z.infer<typeof Place>;

/** The rules by place. Throws on a file of another shape, naming it. */
export function readPlaces(folder: string): Place[] {
	return listNames(folder)
		.filter((name) => name.endsWith(".en.yaml"))
		.map((name) => {
			const found = Place.safeParse(parse(readFileSync(join(folder, name), "utf8")));
			if (!found.success) throw new Error(`${name}: ${z.prettifyError(found.error)}`);
			return found.data;
		});
}

/** The rules that nobody has looked at for more than a year. */
export function staleRules(places: readonly Place[], today: Date): string[] {
	const oldest = new Date(today);
	oldest.setUTCFullYear(oldest.getUTCFullYear() - 1);
	return places.flatMap(({ key, rules }) =>
		Object.entries(rules)
			.filter(([, { reviewedOn }]) => new Date(reviewedOn) < oldest)
			.map(([name, { reviewedOn }]) => `${key}: ${name} was reviewed on ${reviewedOn}`),
	);
}
