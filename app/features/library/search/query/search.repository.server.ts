import { eq, type SQL, sql } from "drizzle-orm";
import { isTaughtBy } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { closedLessonParts } from "#app/features/learning/enrollment/face.server.ts";
import { sourceOfAccess } from "#app/features/learning/entitlements/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { searchDocuments, searchWords } from "#db/schema/schema.ts";
import { anyTrigram } from "../words/meant-word.ts";

type HitQuery = {
	match: string;
	/** The whole query as an alias of a term, which is searched as well. */
	alias: string | null;
	language: Language;
	only: Language | null;
	type: string | null;
	/** Types that rank higher. */
	favoured: readonly string[];
	viewer: UserId | null;
	now: Date;
	limit: number;
	offset: number;
	mostRanked?: number;
};

/**
 * Matches that are ranked: the reader's language first, then English, then others, each in order of indexing, so that
 * shipped content comes first. Ranking eighty thousand takes a second or more.
 */
export const MOST_RANKED = 5_000;

const COLUMN_WEIGHTS = sql`10.0, 6.0, 1.0`;

/**
 * Accessible results, best first, each in its best language. `counts` per type and `isCut` (more than were counted)
 * are the same in every row; without results one row without document has them.
 * Access and type are filtered before ranking, because all matches of a type may lie behind the cut.
 */
export function findHits(
	db: Database,
	{ match, alias, language, only, type, favoured, viewer, now, limit, offset, mostRanked = MOST_RANKED }: HitQuery,
) {
	const named = sql`(select group_concat('(' || query || ')', ' OR ') from
		(select distinct query from search_synonyms where alias = ${alias} limit 6))`;
	const query = alias === null ? sql`${match}` : sql`(${`(${match})`} || coalesce(' OR ' || ${named}, ''))`;
	const among = (condition: SQL) => sql`select * from (
		select doc.id, doc.document_id, doc.part_key, doc.type, bm25(search_index, ${COLUMN_WEIGHTS}) * ${rankFactor(favoured)} as score,
			case doc.language when ${language} then 0 when ${DEFAULT_LANGUAGE} then 1 else 2 end as distance
		from search_index cross join search_documents doc on doc.id = search_index.rowid
		left join courses course on course.id = doc.course_id
		where search_index match (select words from wanted) and ${mayOpen} ${only ? isInLanguage(only) : sql``} and ${condition}
		limit ${mostRanked})`;
	// One subquery per language, otherwise a language that was indexed late would be cut off.
	const parts = [sql`doc.language = ${language}`, ...(language === DEFAULT_LANGUAGE ? [] : [isEnglish])];
	const matched = (condition: SQL) =>
		sql`${sql.join(
			[...parts, sql`doc.language not in (${language}, ${DEFAULT_LANGUAGE})`].map((part) =>
				among(sql`${part} and ${condition}`),
			),
			sql` union all `,
		)} limit ${mostRanked}`;
	const once = (table: SQL) => sql`select * from
		(select *, row_number() over (partition by document_id, part_key order by distance, score) as place from ${table})
		where place = 1`;
	const [all, shown] = [sql`matched`, type === null ? sql`matched` : sql`matched_of_type`];
	const ofType = type === null ? sql`` : sql`matched_of_type as materialized (${matched(sql`doc.type = ${type}`)}),`;
	const found = sql`
		with opened as materialized (${openedCourses(db, viewer, now)}),
		reader as materialized (select id, role, ${now.getTime()} as at from users where id = ${viewer}), shut as materialized (${shutLessons(viewer)}), wanted as materialized (select ${query} as words),
		matched as materialized (${matched(sql`true`)}), ${ofType}
		found as materialized (${once(shown)}),
		counted as materialized (select json_group_object(type, number) as counts from (
			select type, count(*) as number from (${once(all)}) where type is not ${type} group by type
			union all select type, count(*) from found where type is ${type} group by type)),
		shown as (select id, distance, score from found order by distance, score, id limit ${limit} offset ${offset})
		select id, counts, distance, score, (select count(*) from ${shown}) >= ${mostRanked} as is_cut
		from counted left join shown on true`;
	return db
		.select({
			type: searchDocuments.type,
			access: searchDocuments.access,
			courseId: searchDocuments.courseId,
			path: searchDocuments.path,
			title: searchDocuments.title,
			context: searchDocuments.context,
			text: searchDocuments.text,
			language: searchDocuments.language,
			counts: sql`hits.counts`.mapWith(readCounts).as("counts"),
			isCut: sql`hits.is_cut`.mapWith(Boolean).as("is_cut"),
		})
		.from(sql`(${found}) hits`)
		.leftJoin(searchDocuments, eq(searchDocuments.id, sql`hits.id`))
		.orderBy(sql`hits.distance`, sql`hits.score`, sql`hits.id`);
}

const isEnglish = sql`doc.language = ${DEFAULT_LANGUAGE}`;

/** Demotes bare titles, whose short text would rank too high. */
function rankFactor(favoured: readonly string[]): SQL {
	return sql`case when doc.access = 'closed' then 0.75 when doc.type in ${favoured} then 1.5 else 1 end`;
}

/** Known words that share trigrams; none when the word is a prefix of a public one. */
export function listNearWords(db: Database, typed: string) {
	const isKnown = sql`exists (select 1 from search_words known where known.folded >= ${typed} and known.folded < ${`${typed}\u{10ffff}`})`;
	return db
		.select({ folded: searchWords.folded, word: searchWords.word })
		.from(sql`search_trigrams`)
		.innerJoin(searchWords, eq(searchWords.id, sql`search_trigrams.rowid`))
		.where(sql`search_trigrams match ${anyTrigram(typed)} and not ${isKnown}`)
		.orderBy(sql`search_trigrams.rank`)
		.limit(SIMILAR_WORDS_COMPARED);
}

/** Words with the most common trigrams, which are then compared by edit distance. */
const SIMILAR_WORDS_COMPARED = 60;

/** Courses whose lessons the viewer may open: owned, taught, or all for admins. */
function openedCourses(db: Database, viewer: UserId | null, now: Date): SQL {
	if (viewer === null) return sql`select 0 as id where false`;
	const held = sourceOfAccess(db, { userId: viewer, courseId: sql`offered.id`, now });
	return sql`select offered.id from courses offered where ${held} is not null or exists (
		select 1 from users reader where reader.id = ${viewer} and (reader.role = 'admin' or ${isTaughtBy(sql`reader.id`, sql`offered.id`)}))
		union all select 0 where ${viewer} is not null`;
}

/** Lessons of opened courses that open later for the viewer: found by their title alone. Not for those who teach them. */
function shutLessons(viewer: UserId | null): SQL {
	if (viewer === null) return sql`select 0 as course_id, '' as part_key where false`;
	const asked = { viewer: sql`(select id from reader)`, at: sql`(select at from reader)` };
	return sql`select course_id, part_key from (${closedLessonParts(asked)}) closed
		where course_id in (select id from opened) and not exists (select 1 from reader
			where reader.role = 'admin' or (reader.role = 'instructor' and ${isTaughtBy(sql`reader.id`, sql`closed.course_id`)}))`;
}

const isShut = sql`((doc.course_id, doc.part_key) in (select course_id, part_key from shut))`;

/** The rule of `search_documents.access`. Course 0 in the list means signed in. */
const mayOpen = sql`case doc.access
	when 'public' then doc.course_id is null or course.published_at is not null or doc.course_id in (select id from opened)
	when 'signedIn' then 0 in (select id from opened)
	when 'instructors' then (select role from reader) in ('instructor', 'admin')
	when 'admins' then (select role from reader) = 'admin'
	when 'entitled' then doc.course_id in (select id from opened) and ${isShut} = 0
	else course.published_at is not null and (doc.course_id not in (select id from opened) or ${isShut}) end`;

function isInLanguage(language: Language): SQL {
	const hasOwn = sql`exists (select 1 from search_documents own where own.document_id = doc.document_id
		and own.part_key = doc.part_key and own.language = ${language})`;
	return sql`and (doc.language = ${language} or (doc.language = ${DEFAULT_LANGUAGE} and not ${hasOwn}))`;
}

export type Counts = Partial<Record<string, number>>;

function readCounts(json: unknown): Counts {
	return typeof json === "string" ? JSON.parse(json) : {};
}

type Row = Awaited<ReturnType<typeof findHits>>[number];
export type FoundRow = { [Column in Exclude<keyof Row, "courseId" | "counts" | "isCut">]: NonNullable<Row[Column]> } & {
	courseId: number | null;
};

export function readHits(rows: readonly Row[]): { rows: FoundRow[]; counts: Counts; isCut: boolean } {
	const [first] = rows;
	return {
		rows: rows.filter((row): row is Row & FoundRow => row.path !== null),
		counts: first?.counts ?? {},
		isCut: first?.isCut ?? false,
	};
}
