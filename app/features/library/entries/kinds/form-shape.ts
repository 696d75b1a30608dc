/** `lines`: one value per line; `codes`: separated by commas; `file`: the id of an upload. */
export type FieldInput = "text" | "long" | "markdown" | "select" | "date" | "lines" | "codes" | "file";

export type EntryField = {
	name: string;
	/** `facts` are the same in every language. */
	of: "facts" | "words";
	input: FieldInput;
	/** Values, or the name of a list that the `choices` of the kind offer. */
	options?: readonly string[] | string;
	/** Part of the URL, so it cannot change once the entry exists. */
	isFixed?: boolean;
	isOptional?: boolean;
	/** Variants that have the field; all when omitted. */
	onlyFor?: readonly string[];
	/** The English form has it under another name, among the facts. */
	isInTranslationsOnly?: boolean;
};

export const ROW_LISTS = ["sections", "fields", "inputs", "results", "screens"] as const;
export type RowList = (typeof ROW_LISTS)[number];

/** What the form of a kind asks for. Plain data: the server sends it with the page, so browsers load no kinds. */
export type FormShape = {
	/** In display order: words, then facts. */
	fields: readonly EntryField[];
	/** Lists of rows that people add to. */
	lists?: readonly { list: RowList; onlyFor?: readonly string[] }[];
	/** The fact that says which variant an entry is (`onlyFor`). */
	variantBy?: string;
	/** Rules that every entry answers, each with its source (`rules` in facts and words). */
	cells?: { names: readonly string[]; answers: readonly string[] };
	/** Facts that no field shows and that saving keeps. */
	hidden?: readonly string[];
};

type More = Partial<Omit<EntryField, "name" | "of" | "input">>;

export function fact(name: string, input: FieldInput, more: More = {}): EntryField {
	return { name, input, of: "facts", ...more };
}

export function word(name: string, input: FieldInput, more: More = {}): EntryField {
	return { name, input, of: "words", ...more };
}

/** Fields that several kinds have. */
export const COMMON_FIELDS = {
	title: word("title", "text"),
	summary: word("summary", "long"),
	body: word("body", "markdown"),
	reviewed: fact("reviewed", "date"),
	related: fact("related", "lines"),
	lessons: fact("lessons", "lines"),
	countries: fact("countries", "codes"),
} as const;
