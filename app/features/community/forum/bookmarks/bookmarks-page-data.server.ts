import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import { readKey, toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listCategories } from "../categories/categories.repository.server";
import { foundView } from "../list/topic-rows";
import { isModerator } from "../moderators";
import { listBookmarked } from "./bookmarks.repository.server";
import { BOOKMARKS_LIST } from "./bookmarks-query";

const PER_PAGE = 30;
/** Words of a search that are looked for. */
const MOST_WORDS = 6;

type BookmarksPageInput = { user: CurrentUser; language: Language; search: URLSearchParams; now: Date };

/** Loads a page of the member's bookmarks in one D1 round trip. */
export async function bookmarksPageData(db: Database, { user, language, search, now }: BookmarksPageInput) {
	const t = getFixedT(language, "forum");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const query = BOOKMARKS_LIST.parse(search);
	const reader = { userId: user.id, isModerator: isModerator(user) };
	const after = query.page?.side === "after" ? readKey(query.page, ["number", "number"]) : null;
	const words = query.q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
	const rows = await inBatch(db, {
		categories: listCategories(db, { reader, language, now }),
		posts: listBookmarked(db, { userId: user.id, reader, words, after, limit: PER_PAGE + 1, now }),
	});
	const page = toCursorPage(rows.posts, {
		size: PER_PAGE,
		cursor: null,
		keyOf: ({ keptAt, id }) => [keptAt.getTime(), id],
	});
	const categories = new Map(rows.categories.map((one) => [one.id, one]));
	return {
		title: t("bookmarks.title"),
		description: t("bookmarks.lede"),
		query,
		posts: page.rows.map((post) => ({
			id: post.id,
			...foundView(post, { categories, language, formats, since: now, now, words: query.q }),
		})),
		next: page.next,
		/** A post whose bookmark was just removed. */
		removed: readId(search.get("removed")),
	};
}
export type BookmarksPageData = Awaited<ReturnType<typeof bookmarksPageData>>;
