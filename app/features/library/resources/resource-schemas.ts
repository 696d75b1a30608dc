import { z } from "zod";
import {
	countriesSchema,
	everyFacts,
	everyWords,
	fileSchema,
	optionalWords,
	slugSchema,
	titleSchema,
	wordsSchema,
} from "#app/features/library/entries/kinds/entry-schemas.ts";

export const RESOURCE_KINDS = ["article", "checklist", "template", "calculator", "download", "video", "link"] as const;

export const RESOURCE_ACCESS = ["public", "signedIn", "entitled", "bonus"] as const;

const name = () => z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]*$/, "must be a name such as arv");

export const ResourceFacts = z
	.strictObject({
		...everyFacts,
		kind: z.enum(RESOURCE_KINDS),
		/** Key of a topic; publishing checks that the school has it. */
		topic: slugSchema(),
		countries: countriesSchema(),
		access: z.enum(RESOURCE_ACCESS),
		course: slugSchema().optional(),
		file: fileSchema().optional(),
		/** A path of the school; for links also an external URL. */
		url: z.string().max(500).refine(isPath, "must be a path or begin with https://").optional(),
		sections: z.array(z.strictObject({ key: name(), items: z.array(name()).min(1) })).optional(),
		fields: z.array(z.strictObject({ key: name(), type: z.enum(["text", "amount", "date", "long"]) })).optional(),
		inputs: z
			.array(
				z.strictObject({
					key: name(),
					unit: wordsSchema(20),
					default: z.number(),
					min: z.number().optional(),
					max: z.number().optional(),
					group: name().optional(),
				}),
			)
			.optional(),
		/** Formulas over the inputs and earlier results: + - * / ( ) and round(x). */
		results: z
			.array(
				z.strictObject({
					key: name(),
					unit: wordsSchema(20),
					formula: wordsSchema(300),
					/** Highlights this result in the worksheet. */
					place: z.literal("main").optional(),
				}),
			)
			.optional(),
	})
	.refine(({ access, course }) => (access === "entitled") === (course !== undefined), "entitled needs a course")
	.refine(({ kind, url = "/" }) => kind === "link" || url.startsWith("/"), {
		message: "only a link leads elsewhere",
		path: ["url"],
	});

/** `//host` and backslashes would lead to another host. */
function isPath(url: string): boolean {
	if (url.startsWith("/")) return !/^\/[/\\]|[\s\\]/.test(url);
	return url.startsWith("https://") && URL.canParse(url);
}

const labels = () => z.record(name(), wordsSchema(200)).optional();

/** Words of lists are stored by row key. `outline` is a template with `{{field}}` placeholders. */
export const ResourceWords = z.strictObject({
	...everyWords,
	outline: optionalWords(60_000).optional(),
	captions: fileSchema().optional(),
	/** Replaces the `file` of the facts in this language. */
	translatedFile: fileSchema().optional(),
	sections: z
		.record(
			name(),
			z.strictObject({
				title: titleSchema(160),
				items: z.record(name(), z.strictObject({ text: wordsSchema(400), note: optionalWords(400).default("") })),
			}),
		)
		.optional(),
	fields: labels(),
	inputs: labels(),
	results: labels(),
	groups: labels(),
});
