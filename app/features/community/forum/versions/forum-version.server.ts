import { readId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findCategoryVersion, findIndexVersion, findTopicVersion } from "./versions.repository.server";

type Address = { path: string; search: URLSearchParams };

/**
 * Part of the key under which a visitor's page of the forum is cached: the version of a topic, of a category, or of all
 * of them for the index. Null for an address that has none of these.
 */
export async function readForumVersion(db: Database, { path, search }: Address): Promise<string | null> {
	const [, forum, topic] = path.toLowerCase().split("/");
	if (forum !== "forum") return null;
	const topicId = readId(topic);
	if (topic !== undefined && topicId === null) return null;
	const category = search.get("category");
	const { found } = await inBatch(db, {
		found:
			topicId !== null
				? findTopicVersion(db, topicId)
				: category
					? findCategoryVersion(db, category)
					: findIndexVersion(db),
	});
	const version = found[0]?.version ?? null;
	if (version === null) return null;
	return topicId !== null ? `topic-${version}` : category ? `category-${version}` : `forum-${version}`;
}
