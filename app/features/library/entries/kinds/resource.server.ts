import { z } from "zod";
import { countries, everyFacts, everyWords, file, optionalWords, slug, title, words } from "./parts.server.ts";

export const RESOURCE_KINDS = ["article", "checklist", "template", "calculator", "download", "video", "link"] as const;

const name = () => z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]*$/, "must be a name such as arv");

export const ResourceFacts = z
	.strictObject({
		...everyFacts,
		kind: z.enum(RESOURCE_KINDS),
		/** The key of a topic of the school, which whoever publishes looks up. */
		topic: slug(),
		countries: countries(),
		access: z.enum(["public", "signedIn", "entitled", "bonus"]),
		course: slug().optional(),
		file: file().optional(),
		/** A path of the school; for links also an external URL. */
		url: z.string().max(500).refine(isPath, "must be a path or begin with https://").optional(),
		sections: z.array(z.strictObject({ key: name(), items: z.array(name()).min(1) })).optional(),
		fields: z.array(z.strictObject({ key: name(), type: z.enum(["text", "amount", "date", "long"]) })).optional(),
		inputs: z
			.array(
				z.strictObject({
					key: name(),
					unit: words(20),
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
					unit: words(20),
					formula: words(300),
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

const labels = () => z.record(name(), words(200)).optional();

/** Words of lists are stored by row key. `outline` is a template with `{{field}}` placeholders. */
export const ResourceWords = z.strictObject({
	...everyWords,
	outline: optionalWords(60_000).optional(),
	captions: file().optional(),
	/** Replaces the `file` of the facts in this language. */
	translatedFile: file().optional(),
	sections: z
		.record(
			name(),
			z.strictObject({
				title: title(160),
				items: z.record(name(), z.strictObject({ text: words(400), note: optionalWords(400).default("") })),
			}),
		)
		.optional(),
	fields: labels(),
	inputs: labels(),
	results: labels(),
	groups: labels(),
});
