import type { EntryKind } from "../../kinds/kinds.server.ts";

/** `lines`: one value per line; `codes`: separated by commas; `file`: the id of an upload. */
export type FieldInput = "text" | "long" | "markdown" | "select" | "date" | "lines" | "codes" | "file";

export type EntryField = {
	name: string;
	/** `facts` are the same in every language. */
	of: "facts" | "words";
	input: FieldInput;
	options?: readonly string[] | "categories" | "chapters" | "courses" | "topics";
	/** Part of the URL, so it cannot change once the entry exists. */
	isFixed?: boolean;
	isOptional?: boolean;
	/** Kinds of resources that have the field; all when omitted. */
	onlyFor?: readonly string[];
	/** The English form has it under another name, among the facts. */
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

export const SECTION_ICONS = ["compass", "book-open", "user-round", "map", "wrench", "credit-card"] as const;
const RESOURCE_KINDS = ["article", "checklist", "template", "calculator", "download", "video", "link"] as const;
const MANUAL_ROLES = ["learner", "instructor", "admin"] as const;

/** The form fields of each kind in display order: words, then facts. */
export const ENTRY_FIELDS: Record<EntryKind, readonly EntryField[]> = {
	section: [
		title,
		word("summary", "long", { isOptional: true }),
		fact("of", "select", { options: ["help", ...MANUAL_ROLES], isFixed: true }),
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
		fact("role", "select", { options: MANUAL_ROLES, isFixed: true }),
		fact("chapter", "select", { options: "chapters" }),
		fact("version", "text"),
		reviewed,
		related,
		lessons,
	],
	legal: [title, summary, body, fact("effective", "date")],
	place: [title, fact("kind", "select", { options: ["country", "state", "region"] }), fact("country", "text")],
};

export const ROW_LISTS = ["sections", "fields", "inputs", "results", "screens"] as const;
export type RowList = (typeof ROW_LISTS)[number];

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

export function fieldsOf(kind: EntryKind, facts: Record<string, unknown>): readonly EntryField[] {
	return fieldsFor(kind, facts).filter(({ isInTranslationsOnly }) => !isInTranslationsOnly);
}

export function wordFields(kind: EntryKind, facts: Record<string, unknown>): readonly EntryField[] {
	return fieldsFor(kind, facts).filter(({ of }) => of === "words");
}

function fieldsFor(kind: EntryKind, facts: Record<string, unknown>): readonly EntryField[] {
	return ENTRY_FIELDS[kind].filter(({ onlyFor }) => !onlyFor || onlyFor.includes(String(facts.kind)));
}

export const FIELD_TYPES = ["text", "amount", "date", "long"] as const;
export const RESULT_UNITS = [
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
