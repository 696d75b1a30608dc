import type { SEARCH_ACCESS } from "#db/schema/library/search.ts";
import type { SearchIcon } from "./search-icon.ts";

/**
 * Types of search results. Each room adds its own in its `searchable.ts`, with their words in
 * `locales/<language>/<wing>/<wing>-desk.json`: `searchTypes.<type>.one` for a result, `.many` for a list of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it by declaration merging
export interface SearchTypes {}
export type SearchType = keyof SearchTypes;
export type SearchAccess = (typeof SEARCH_ACCESS)[number];

export type ResultType = {
	type: SearchType;
	/** Sort key among all types, ascending. */
	order: number;
	icon: SearchIcon;
	/** The page that lists all of this type, offered where nothing was asked or found. */
	list?: string;
	/** Its texts define words: they rank higher, and their other names are searched like their titles. */
	definesWords?: boolean;
	/** Where the address depends on the reader; otherwise it is the indexed path. */
	address?: (page: FoundPage, isSignedIn: boolean) => string;
};

/** An indexed text that was found. */
export type FoundPage = { path: string; access: SearchAccess; courseId: number | null };

/** How entries of the library are found that have a page of their own. */
export type SearchedEntries = {
	type: SearchType;
	/** Null when no page shows the entry; then it is not indexed. */
	path: (slug: string) => string | null;
	/** Overrules the access that the entry states. */
	access?: (slug: string, details: Record<string, unknown>) => SearchAccess;
};

/** A part of a version: texts in a language, or facts (`*`). */
export type ReadPart = { key: string; language: string; body: Record<string, unknown> };

/** What is indexed of one part of a document, in one language, for readers with this access. */
export type FoundText = {
	partKey: string;
	language: string;
	type: SearchType;
	access: SearchAccess;
	path: string;
	title: string;
	/** Other names, one a line. */
	aliases?: string;
	context?: string;
	text?: string;
	courseSlug?: string | null;
	/** Its id is appended to the path. */
	lessonKey?: string | null;
};

/** The texts of a version of a course. */
export type CourseTexts = (courseId: number, parts: readonly ReadPart[]) => FoundText[];

/** What a room lets the search find: types of results, and by the kind of its documents how they are indexed. */
export type Searchable = {
	types: readonly ResultType[];
	entries?: Readonly<Record<string, SearchedEntries>>;
	courses?: Readonly<Record<string, CourseTexts>>;
};

/** The same of all rooms. */
export type Searchables = {
	/** Sorted. */
	types: readonly ResultType[];
	entries: ReadonlyMap<string, SearchedEntries>;
	courses: ReadonlyMap<string, CourseTexts>;
};

/** Throws when two rooms declare the same type or kind, or when entries are of a type that no room declares. */
export function collectSearchables(declared: readonly Searchable[]): Searchables {
	const types = declared.flatMap((one) => one.types).sort((a, b) => a.order - b.order);
	const entries = declared.flatMap((one) => Object.entries(one.entries ?? {}));
	const courses = declared.flatMap((one) => Object.entries(one.courses ?? {}));
	requireUnique(types.map(({ type }) => type));
	const stray = entries.find(([, { type }]) => !types.some((one) => one.type === type));
	if (stray) throw new Error(`No room declares ${stray[1].type}, the type of ${stray[0]}`);
	requireUnique([...entries, ...courses].map(([kind]) => kind));
	return { types, entries: new Map(entries), courses: new Map(courses) };
}

function requireUnique(names: readonly string[]): void {
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice) throw new Error(`Two rooms let the search find ${twice}`);
}

export function isSearchable({ entries, courses }: Searchables, kind: string): boolean {
	return entries.has(kind) || courses.has(kind);
}

/** Types whose texts define words. */
export function definingTypes(types: readonly ResultType[]): string[] {
	return types.filter(({ definesWords }) => definesWords).map(({ type }) => type);
}
