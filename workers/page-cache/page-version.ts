import { readForumVersion } from "#app/features/community/forum/face.server.ts";
import type { PageVersion } from "#app/shared/pages/page.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Database } from "#db/client.server.ts";

type Address = { path: string; search: URLSearchParams };

const READERS: Record<PageVersion, (db: Database, address: Address) => Promise<string | null>> = {
	forum: readForumVersion,
};

/** What a page depends on besides the public content, in one read; null for a page that is not cached. */
export function readPageVersion(name: PageVersion, db: Database, url: URL): Promise<string | null> {
	const { path } = splitLanguagePrefix(url.pathname.replace(/\.data$/, ""));
	return READERS[name](db, { path, search: url.searchParams });
}
