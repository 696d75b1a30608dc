import { Column, getTableName, is, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { columnName } from "../../../db/column-name";
import { DEFAULT_LANGUAGE, type Language } from "./languages";

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
		language === DEFAULT_LANGUAGE
			? sql`false`
			: written`(coalesce(${asked}, '') = '' and coalesce(${english}, '') <> '')`;
	return isFallback.mapWith(Boolean).as(name) as SQL.Aliased<boolean>;
}

function inEither(asked: SQLWrapper, english: SQLWrapper): SQL<string> {
	return written`coalesce(nullif(${asked}, ''), ${english}, '')` as SQL<string>;
}

/** Joins words of one language: `of`, a column of theirs, is the `id` of what they are about. The language may stand in a column too. */
export function translates(of: Column, id: Column, language: Language | Column): SQL {
	return sql`(${sql.raw(`${columnName(of)} = ${columnName(id)} and "${getTableName(of.table)}"."language" = `)}${language})`;
}

/**
 * SQL of columns and text. Where there are columns alone their names become text too: the query builder would take
 * each column apart again for every reader, and so a page's statements are written in two thirds of the time.
 */
function written(text: TemplateStringsArray, ...parts: SQLWrapper[]): SQL {
	if (!parts.every((part) => is(part, Column))) return sql(text, ...parts);
	return sql.raw(String.raw(text, ...parts.map(columnName)));
}

function readList<T>(text: string): T[] {
	return text ? JSON.parse(text) : [];
}
