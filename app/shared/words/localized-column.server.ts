import { type Column, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";

/** `name` must be unique in its query, because D1 returns batch rows by column name. */
export function localizedColumn(name: string, asked: SQLWrapper, english: SQLWrapper): SQL.Aliased<string> {
	return inEither(asked, english).as(name);
}

export function localizedList<T>(name: string, asked: SQLWrapper, english: SQLWrapper): SQL.Aliased<T[]> {
	return inEither(asked, english)
		.mapWith(readList<T>)
		.as(name) as SQL.Aliased<T[]>;
}

export function localizedJson<T>(name: string, asked: SQLWrapper, english: SQLWrapper, missing: T): SQL.Aliased<T> {
	return inEither(asked, english)
		.mapWith((text: string): T => (text ? JSON.parse(text) : missing))
		.as(name) as SQL.Aliased<T>;
}

/** True if `localizedColumn` falls back to English. */
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

/** Join condition for translations in one language: column `of` references `id`. The language may be a column. */
export function translates(of: Column, id: Column, language: Language | Column): SQL {
	const { language: written } = getTableColumns(of.table);
	return sql`(${of} = ${id} and ${written} = ${language})`;
}

function readList<T>(text: string): T[] {
	return text ? JSON.parse(text) : [];
}
