import type { EntryKind } from "../../kinds/kinds.server.ts";

/** How a field is written: `lines` is a list, one to a line; `codes` a list with commas; `file` the id of an upload. */
export type FieldInput = "text" | "long" | "markdown" | "select" | "date" | "lines" | "codes" | "file";

/** A field of an entry that is one value; lists of several stand in rows. */
export type EntryField = {
	name: string;
	/** `facts` are the same in every language. */
	of: "facts" | "words";
	input: FieldInput;
	/** What it may be; for the names of lists that a school makes itself, the page asks the database. */
	options?: readonly string[] | "categories" | "chapters" | "courses" | "topics";
	/** It is part of the address and stays as it is once the entry is there. */
	isFixed?: boolean;
	isOptional?: boolean;
	/** Kinds of resources that have it; all when left out. */
	onlyFor?: readonly string[];
	/** The English form asks for it under another name, among the facts. */
	isInTranslationsOnly?: boolean;
};

const fact = (name: string, input: FieldInput, more: Partial<EntryField> = {}): EntryField => ({
	name,
	input,
	of: "facts",
	...more,
});
const word = (name: string, input: FieldInput, more: Partial<EntryField> = {}): EntryField => ({
	name,
	input,
	of: "words",
	...more,
});

const title = word("title", "text");
const summary = word("summary", "long");
const body = word("body", "markdown");
const reviewed = fact("reviewed", "date");
const related = fact("related", "lines");
const lessons = fact("lessons", "lines");
const countries = fact("countries", "codes");

/** The icons that a category may have. */
export const SECTION_ICONS = ["compass", "book-open", "user-round", "map", "wrench", "credit-card"] as const;
const RESOURCE_KINDS = ["article", "checklist", "template", "calculator", "download", "video", "link"] as const;
const ROLES = ["learner", "instructor", "admin"] as const;

/** What the form of each kind asks for, in the order shown: words first, facts after them. */
export const ENTRY_FIELDS: Record<EntryKind, readonly EntryField[]> = {
	section: [
		title,
		word("summary", "long", { isOptional: true }),
		fact("of", "select", { options: ["help", ...ROLES], isFixed: true }),
		fact("icon", "select", { options: SECTION_ICONS }),
	],
	help: [
		title,
		summary,
		word("keywords", "lines"),
		body,
		fact("category", "select", { options: "categories" }),
		fact("readers", "select", { options: ["everyone", "admins"], isOptional: true }),
		fact("routes", "lines"),
		reviewed,
		related,
		lessons,
	],
	resource: [
		title,
		summary,
		body,
		word("outline", "markdown", { onlyFor: ["template"], isOptional: true }),
		fact("kind", "select", { options: RESOURCE_KINDS }),
		fact("topic", "select", { options: "topics" }),
		countries,
		fact("access", "select", { options: ["public", "signedIn", "entitled", "bonus"] }),
		fact("course", "select", { options: "courses", isOptional: true }),
		word("captions", "file", { isOptional: true, onlyFor: ["video"] }),
		fact("file", "file", { isOptional: true, onlyFor: ["download", "video"] }),
		word("translatedFile", "file", { isOptional: true, onlyFor: ["download"], isInTranslationsOnly: true }),
		fact("url", "text", { isOptional: true, onlyFor: ["download", "video", "link"] }),
		reviewed,
		related,
		lessons,
	],
	term: [
		title,
		word("short", "long"),
		word("aliases", "lines"),
		body,
		countries,
		fact("link", "select", { options: ["first", "never"] }),
		reviewed,
		related,
		lessons,
	],
	manual: [
		title,
		summary,
		body,
		fact("role", "select", { options: ROLES, isFixed: true }),
		fact("chapter", "select", { options: "chapters" }),
		fact("version", "text"),
		reviewed,
		related,
		lessons,
	],
	legal: [title, summary, body, fact("effective", "date")],
	place: [title, fact("kind", "select", { options: ["country", "state", "region"] }), fact("country", "text")],
};

/** What stands in rows that can be added, moved and removed; of a resource it depends on what it is. */
export const ROW_LISTS = ["sections", "fields", "inputs", "results", "screens"] as const;
export type RowList = (typeof ROW_LISTS)[number];

/** The lists of an entry in rows. */
export function rowListsOf(kind: EntryKind, facts: Record<string, unknown>): readonly RowList[] {
	if (kind === "manual") return ["screens"];
	if (kind !== "resource") return [];
	switch (facts.kind) {
		case "checklist":
			return ["sections"];
		case "template":
			return ["fields"];
		case "calculator":
			return ["inputs", "results"];
		default:
			return [];
	}
}

/** The single fields of an entry in its English form; of a resource it depends on what it is. */
export function fieldsOf(kind: EntryKind, facts: Record<string, unknown>): readonly EntryField[] {
	return fieldsFor(kind, facts).filter(({ isInTranslationsOnly }) => !isInTranslationsOnly);
}

/** The fields of an entry that are written in each other language. */
export function wordFields(kind: EntryKind, facts: Record<string, unknown>): readonly EntryField[] {
	return fieldsFor(kind, facts).filter(({ of }) => of === "words");
}

function fieldsFor(kind: EntryKind, facts: Record<string, unknown>): readonly EntryField[] {
	return ENTRY_FIELDS[kind].filter(({ onlyFor }) => !onlyFor || onlyFor.includes(String(facts.kind)));
}

export const FIELD_TYPES = ["text", "amount", "date", "long"] as const;
/** Amounts in the currencies of the places that the school has rules for, and what else is reckoned with. */
export const UNITS = [
	"USD",
	"EUR",
	"GBP",
	"CAD",
	"AUD",
	"MXN",
	"BRL",
	"JPY",
	"CNY",
	"AED",
	"RUB",
	"percent",
	"m2",
	"days",
	"count",
] as const;
export const VIEWERS = ["visitor", "student", "instructor", "admin"] as const;
