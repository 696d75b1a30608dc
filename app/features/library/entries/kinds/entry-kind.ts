import type { z } from "zod";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { AdminListName } from "../editor/admin-list-tabs.ts";
import type { FormShape } from "./form-shape.ts";

/** Facts and words by kind. Each room adds its kinds where it declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it by declaration merging
export interface EntryContents {}
export type EntryKindName = keyof EntryContents;
export type FactsOf<K extends EntryKindName> = EntryContents[K]["facts"];
export type WordsOf<K extends EntryKindName> = EntryContents[K]["words"];
export type ContentOf<Facts extends z.ZodType, Words extends z.ZodType> = {
	facts: z.infer<Facts>;
	words: z.infer<Words>;
};

/** By field. */
export type EntryProblems = Record<string, FormMessage>;
/** `isRetired`: offered only where it is chosen already. */
export type Choice = { value: string; label: string; isRetired?: boolean };
/** By the name that fields have in `options`. */
export type Choices = Readonly<Record<string, readonly Choice[] | undefined>>;

/** A kind of document: what the editor, the lists and publishing ask of it. Rooms list theirs as `entryKinds`. */
export type EntryKind = {
	name: EntryKindName;
	facts: z.ZodObject;
	words: z.ZodObject;
	key?: KeyRule;
	form: FormShape;
	/** The admin lists that show entries of this kind. */
	lists: readonly ListPlace[];
	/** True when admins sort it by hand; then its facts have a `position`. */
	isOrdered?: boolean;
	/** What its lists are grouped by; "" without groups. */
	sectionOf?: (facts: JsonObject) => string;
	/** The kind of entry whose key is its section: without a listed one it is neither published nor restored. */
	within?: { kind: EntryKindName; fact: string };
	/** The page on which readers find it; null without one. */
	pageOf?: (slug: string) => string | null;
	/** The page that the site map has; null for entries that are not for everybody. */
	siteMapPath?: (slug: string) => string | null;
	/** True when its title and aliases belong to one entry per language. */
	ownsNames?: boolean;
	/** The entries that one can be merged into, with its names and words; omitted where nothing is merged. */
	mergeChoices?: (db: Database, asked: { key: string; language: Language }) => Promise<readonly Choice[]>;
	/** True when the version in force is the newest one whose day has come (`effective`), not the newest published. */
	comesIntoForce?: boolean;
	/** True when an admin other than the author has to publish. */
	needsSecondPerson?: (db: Database) => Promise<boolean>;
	/** What the selects of its form offer. `key` is "" for a new entry. */
	choicesFor?: (db: Database, asked: { key: string; language: Language }) => Promise<Choices>;
	/** Names for the sections of its lists that are no entries. */
	nameSections?: (db: Database, reader: SectionReader) => Promise<(section: string) => string | null>;
	/** What stops publishing beside the schemas and the references that all kinds have, by language. */
	check?: (db: Database, draft: DraftToCheck) => Promise<Record<string, EntryProblems>>;
	/** Omitted for kinds that ship nothing. */
	files?: ShippedFiles;
	/** What stops a shipped edition from being imported. */
	shipRefusal?: (db: Database, facts: JsonObject) => Promise<"topicUnknown" | null>;
};

export type KeyRule = {
	/** The fact that the key starts with: `learner-first-steps`. It cannot change. */
	prefix?: { fact: string; values: readonly string[] };
	/** Slugs of pages that stand beside those of entries; an entry with one could not be reached. */
	reserved?: readonly string[];
	/** For keys that are typed because they are codes: the facts that a code follows from, and whether it does. */
	code?: { facts: readonly string[]; field: string; fits: (key: string, facts: JsonObject) => boolean };
};

/** Where shipped entries stand, below `db/content/library`. Format: docs/content.md. */
export type ShippedFiles =
	/** `<slug>.<language>.md`; with a key prefix in a folder for each of its values. */
	| { format: "markdown"; folder: string }
	/** A YAML list in the order of the entries for each value of the key prefix, with titles in all languages. */
	| { format: "titles"; lists: Readonly<Record<string, string>> }
	/** `<key>.<language>.yaml`, rules with their sources. */
	| { format: "rules"; folder: string };

export type ListPlace = {
	list: AdminListName;
	/** Sort key among the kinds of a list; the first one is shown unless another is asked for. */
	order: number;
	/** Starts of the keys that stand on this list; all when omitted. */
	prefixes?: readonly string[];
	/** Keys of `locales/<language>/library/library.json`. */
	words: { tab: string; add: string };
	exportTo?: string;
};

export type SectionReader = { language: Language; formats: Formats };

export type DraftToCheck = {
	facts: JsonObject;
	/** The published facts; empty before the first publication. */
	published: JsonObject;
	/** Checked words by language, those that are published now. */
	words: Record<string, JsonObject>;
	/** False when only words are published. */
	hasFacts: boolean;
};
