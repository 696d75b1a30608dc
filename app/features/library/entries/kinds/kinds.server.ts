import { z } from "zod";
import {
	countriesSchema,
	daySchema,
	everyFacts,
	everyWords,
	lessonsSchema,
	optionalWords,
	slugSchema,
	titleSchema,
	wordsSchema,
} from "./parts.server.ts";
import { ResourceFacts, ResourceWords } from "./resource.server.ts";

const SectionFacts = z.strictObject({
	of: z.enum(["help", "learner", "instructor", "admin"]),
	icon: slugSchema().default("book-open"),
	position: z.int().min(0),
});
const SectionWords = z.strictObject({ title: titleSchema(160), summary: optionalWords(400).default("") });

/** Articles for `admins` are listed for admins only. */
export const HELP_READERS = ["everyone", "admins"] as const;

/** A help article. `routes` are the patterns of `app/routes.ts` whose pages it explains. */
const HelpFacts = z.strictObject({
	...everyFacts,
	category: slugSchema(),
	readers: z.enum(HELP_READERS).optional(),
	routes: z.array(z.string().startsWith("/")).default([]),
});
const HelpWords = z.strictObject({ ...everyWords, keywords: z.array(titleSchema(80)).max(20).default([]) });

/** A glossary term. `short` is its definition; `aliases` are other names and inflected forms that texts use. */
const TermFacts = z.strictObject({
	countries: countriesSchema(),
	related: everyFacts.related,
	lessons: lessonsSchema(),
	link: z.enum(["first", "never"]).default("first"),
	/** Only in a draft: the term to merge into once another admin approves. */
	mergeInto: slugSchema().optional(),
	reviewed: daySchema().default("2026-11-22"),
});
const TermWords = z.strictObject({
	title: everyWords.title,
	short: wordsSchema(320),
	aliases: z.array(titleSchema(80)).max(40).default([]),
	body: everyWords.body,
});

const ManualFacts = z.strictObject({
	...everyFacts,
	reviewed: daySchema().default("2026-11-22"),
	role: z.enum(["learner", "instructor", "admin"]),
	chapter: slugSchema(),
	version: wordsSchema(20),
	screens: z
		.array(
			z.strictObject({
				name: slugSchema(),
				path: z.string().startsWith("/"),
				as: z.enum(["visitor", "student", "instructor", "admin"]),
			}),
		)
		.default([]),
});
const PageWords = z.strictObject(everyWords);

/** `consent` only occurs in old versions and is not read; when consent is asked: `OCCASIONS` in legal/legal-pages.ts. */
const LegalFacts = z.strictObject({
	effective: daySchema(),
	consent: z.boolean().optional(),
	position: z.int().default(0),
});

export const PLACE_RULES = [
	"licence",
	"disclosure",
	"assignment",
	"doubleClosing",
	"marketing",
	"withholding",
] as const;
export const PLACE_ANSWERS = [
	"required",
	"not-required",
	"allowed",
	"not-allowed",
	"restricted",
	"yes",
	"no",
	"depends",
	"unclear",
] as const;
const PlaceFacts = z.strictObject({
	kind: z.enum(["country", "state", "region"]),
	country: z.string().regex(/^[A-Z]{2}$/),
	position: z.int().default(0),
	rules: z.record(
		z.enum(PLACE_RULES),
		z.strictObject({
			answer: z.enum(PLACE_ANSWERS),
			source: z.strictObject({ name: wordsSchema(300), url: z.url().optional(), date: daySchema().optional() }),
			reviewedOn: daySchema(),
		}),
	),
});
const PlaceWords = z.strictObject({
	title: titleSchema(120),
	rules: z.partialRecord(
		z.enum(PLACE_RULES),
		z.strictObject({ text: wordsSchema(1_200), doubt: optionalWords(800).default("") }),
	),
});

export const ENTRY_KINDS = {
	section: { facts: SectionFacts, words: SectionWords },
	help: { facts: HelpFacts, words: HelpWords },
	resource: { facts: ResourceFacts, words: ResourceWords },
	term: { facts: TermFacts, words: TermWords },
	manual: { facts: ManualFacts, words: PageWords },
	legal: { facts: LegalFacts, words: PageWords },
	place: { facts: PlaceFacts, words: PlaceWords },
} as const;

export type EntryKind = keyof typeof ENTRY_KINDS;
export type FactsOf<K extends EntryKind> = z.infer<(typeof ENTRY_KINDS)[K]["facts"]>;
export type WordsOf<K extends EntryKind> = z.infer<(typeof ENTRY_KINDS)[K]["words"]>;
