import { z } from "zod";
import type { EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import {
	daySchema,
	optionalWords,
	titleSchema,
	wordsSchema,
} from "#app/features/library/entries/kinds/entry-schemas.ts";
import { COMMON_FIELDS, fact } from "#app/features/library/entries/kinds/form-shape.ts";
import { isPlaceKey } from "./places/place-key.ts";
import { PLACE_KINDS, PLACE_RULES, RULE_ANSWERS } from "./places/places-query.ts";

export const PlaceFacts = z.strictObject({
	kind: z.enum(PLACE_KINDS),
	country: z.string().regex(/^[A-Z]{2}$/),
	position: z.int().default(0),
	rules: z.record(
		z.enum(PLACE_RULES),
		z.strictObject({
			answer: z.enum(RULE_ANSWERS),
			source: z.strictObject({ name: wordsSchema(300), url: z.url().optional(), date: daySchema().optional() }),
			reviewedOn: daySchema(),
		}),
	),
});
export const PlaceWords = z.strictObject({
	title: titleSchema(120),
	rules: z.partialRecord(
		z.enum(PLACE_RULES),
		z.strictObject({ text: wordsSchema(1_200), doubt: optionalWords(800).default("") }),
	),
});

/** Places are sorted by the alphabet. Their key is a code, in URLs and on the map. */
export const PLACE: EntryKind = {
	name: "place",
	facts: PlaceFacts,
	words: PlaceWords,
	key: {
		code: {
			facts: ["kind", "country"],
			field: "country",
			fits: (key, { kind, country }) => isPlaceKey(key, { kind: textOf(kind), country: textOf(country) }),
		},
	},
	form: {
		fields: [COMMON_FIELDS.title, fact("kind", "select", { options: PLACE_KINDS }), fact("country", "text")],
		cells: { names: PLACE_RULES, answers: RULE_ANSWERS },
	},
	lists: [
		{
			list: "places",
			order: 10,
			words: { tab: "kinds.place", add: "shelves.places.new" },
			exportTo: "/admin/places.csv",
		},
	],
	sectionOf: ({ country }) => String(country),
	pageOf: () => "/resources/rules-by-place",
	files: { format: "rules", folder: "../places" },
};

function textOf(value: unknown): string {
	return typeof value === "string" ? value : "";
}
