import { type Column, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";

/**
 * A field in the asked language, or in English where that is missing.
 *
 * `name` must be unique in its query: rows of a `db.batch` come back by name, so
 * two columns of one name would be one.
 */
export function localizedColumn(name: string, asked: SQLWrapper, english: SQLWrapper): SQL.Aliased<string> {
	return inEither(asked, english).as(name);
}

/** `localizedColumn` for a column of JSON: a list, empty where both languages lack it. */
export function localizedList<T>(name: string, asked: SQLWrapper, english: SQLWrapper): SQL.Aliased<T[]> {
	return inEither(asked, english)
		.mapWith(readList<T>)
		.as(name) as SQL.Aliased<T[]>;
}

/** `localizedColumn` for a column of JSON that is not a list. */
export function localizedJson<T>(name: string, asked: SQLWrapper, english: SQLWrapper, missing: T): SQL.Aliased<T> {
	return inEither(asked, english)
		.mapWith((text: string): T => (text ? JSON.parse(text) : missing))
		.as(name) as SQL.Aliased<T>;
}

/** True where `localizedColumn` falls back to English although another language was asked for. */
export function isInEnglish(
	name: string,
	asked: SQLWrapper,
	english: SQLWrapper,
	language: Language,
): SQL.Aliased<boolean> {
	const isFallback =
		language === DEFAULT_LANGUAGE ? sql`false` : sql`(coalesce(${asked}, '') = '' and coalesce(${english}, '') <> '')`;
	return isFallback.mapWith(Boolean).as(name) as SQL.Aliased<boolean>;
}

function inEither(asked: SQLWrapper, english: SQLWrapper): SQL<string> {
	return sql<string>`coalesce(nullif(${asked}, ''), ${english}, '')`;
}

/** Joins words of one language: `of`, a column of theirs, is the `id` of what they are about. The language may stand in a column too. */
export function translates(of: Column, id: Column, language: Language | Column): SQL {
	const { language: written } = getTableColumns(of.table);
	return sql`(${of} = ${id} and ${written} = ${language})`;
}

function readList<T>(text: string): T[] {
	return text ? JSON.parse(text) : [];
}
