import { readId } from "#app/shared/ids.ts";
import type { Cursor } from "#app/shared/lists/list-query.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findSearchEnd, searchPosts } from "../search/search-posts.repository.server";
import { listTopTopics } from "../top/scores.repository.server";
import { listTopics, type TopicFilter } from "../topics/topic-lists.repository.server";
import type { ForumReader } from "../who-enters.sql";
import { activeFilters, type FilterName, type ForumQuery, withoutFilters } from "./forum-query";
import { searchOf, toFilter } from "./list-filter.server";

export const FOUND_PER_PAGE = 30;

/**
 * `helpfulDrops`: filters without which there would be something. `searchEndId`: the last post that a search looked at,
 * where there are more behind it.
 */
type Alternatives = { helpfulDrops: FilterName[]; searchEndId: number | null };
export const NO_ALTERNATIVES: Alternatives = { helpfulDrops: [], searchEndId: null };

type Input = {
	query: ForumQuery;
	reader: ForumReader;
	timeZone: string;
	/** What the list leaves out besides. */
	unopened: Pick<TopicFilter, "unopenedSince">;
	searched: { words: string; after: number | null };
	shown: readonly unknown[];
	now: Date;
};

/**
 * For a search that fills no page: where it goes on. For a first page without anything: without which one of its filters
 * there would be something. At most one trip, and none otherwise.
 */
export async function findAlternatives(
	db: Database,
	{ query, searched, shown, ...settled }: Input,
): Promise<Alternatives> {
	const isSearch = query.q !== "";
	const isEmpty = shown.length === 0 && query.page === null;
	const narrowed = activeFilters(query);
	// An empty category offers to start instead.
	const isCategory = !isSearch && narrowed.every((name) => name === "category");
	const asked = isEmpty && !isCategory ? narrowed : [];
	const isOpenEnded = isSearch && shown.length <= FOUND_PER_PAGE;
	if (asked.length === 0 && !isOpenEnded) return NO_ALTERNATIVES;
	const { end, tried } = await inBatch(db, {
		end: isOpenEnded ? findSearchEnd(db, searched) : undefined,
		tried: asked.map((name) => findOneMatch(db, withoutFilters(query, [name]), settled)),
	});
	return { helpfulDrops: asked.filter((_name, at) => (tried[at] ?? []).length > 0), searchEndId: end?.[0]?.id ?? null };
}

/** One thing that a query finds. */
function findOneMatch(
	db: Database,
	query: ForumQuery,
	{ reader, timeZone, unopened, now }: Omit<Input, "query" | "searched" | "shown">,
) {
	const at = { timeZone, now };
	if (query.q !== "") return searchPosts(db, searchOf(query, at), { reader, now, limit: 1 });
	const { tab, period } = query.filters;
	const asked = { reader, filter: { ...toFilter(query, at), ...unopened }, now };
	if (tab === "top") return listTopTopics(db, asked, { period, after: null, limit: 1 });
	return listTopics(db, asked, { sort: tab === "new" ? "new" : "activity", after: null, limit: 1 });
}

/** The post behind which a page of a search begins; null for the first page and for a cursor of another list. */
export function searchCursor(cursor: Cursor | null): number | null {
	return readId(cursor?.key);
}

export function nextOfSearch(found: readonly { id: number }[], searchEndId: number | null): Cursor | null {
	const last = found.length > FOUND_PER_PAGE ? found[FOUND_PER_PAGE - 1]?.id : searchEndId;
	return last ? { side: "after", key: String(last) } : null;
}
