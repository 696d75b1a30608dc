import { z } from "zod";
import { countries, everyFacts, everyWords, file, optionalWords, slug, title, words } from "./parts.server.ts";

export const RESOURCE_KINDS = ["article", "checklist", "template", "calculator", "download", "video", "link"] as const;

const name = () => z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]*$/, "must be a name such as arv");

/** A resource: what of it is the same in every language. Lists are in the order in which they are shown. */
export const ResourceFacts = z
	.strictObject({
		...everyFacts,
		kind: z.enum(RESOURCE_KINDS),
		/** The key of a topic of the school, which whoever publishes looks up. */
		topic: slug(),
		countries: countries(),
		access: z.enum(["public", "signedIn", "entitled", "bonus"]),
		/** The slug of the course that opens it, where access is `entitled`. */
		course: slug().optional(),
		/** Of a download or a video. */
		file: file().optional(),
		/** A path of the school; of a link also a page elsewhere. */
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
		/** Worked out from the inputs and the results before them: + - * / ( ) and round(x). */
		results: z
			.array(
				z.strictObject({
					key: name(),
					unit: words(20),
					formula: words(300),
					/** The one that stands out in the sheet. */
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

/** `//host` would lead elsewhere without saying so, and so would a backslash. */
function isPath(url: string): boolean {
	if (url.startsWith("/")) return !/^\/[/\\]|[\s\\]/.test(url);
	return url.startsWith("https://") && URL.canParse(url);
}

const labels = () => z.record(name(), words(200)).optional();

/** The words of a resource; those of its lists by key. `outline` is the text of a template, with `{{field}}` where a field goes. */
export const ResourceWords = z.strictObject({
	...everyWords,
	outline: optionalWords(60_000).optional(),
	/** The subtitles of a video in this language. */
	captions: file().optional(),
	/** A download in this language, in place of the `file` of the facts. */
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
