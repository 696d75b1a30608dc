import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { isModerator } from "../moderators";
import { findTopic } from "../topics/topics.repository.server";
import { FORUM_LIMITS } from "../writing/forum-limits";
import { listMembers, listPeopleOfTopic } from "./mentionable.repository.server";
import { prefixesOf } from "./name-prefix";
import { toldApart } from "./told-apart";

const MOST = 8;

type Input = { search: URLSearchParams; user: CurrentUser; scale: number; now: Date };

/**
 * Whom a member may address by a name that begins as typed: people of the topic first, then others who may read it. Nobody of
 * a topic that the member may not enter, and nobody whom a block keeps apart.
 */
export async function peopleToMention(db: Database, { search, user, scale, now }: Input) {
	const topicId = readId(search.get("topic"));
	const prefixes = prefixesOf(search.get("q") ?? "");
	if (prefixes.length === 0) return [];
	const verdict = await consumeRateLimit(db, { limit: FORUM_LIMITS.typing, who: String(user.id), now, scale });
	if (!verdict.allowed) return [];
	const reader = { userId: user.id, isModerator: isModerator(user) };
	const asked = { prefixes, by: user.id, limit: MOST };
	const { topic, writers, members } = await inBatch(db, {
		topic: topicId === null ? undefined : findTopic(db, topicId, { reader, now }),
		writers: topicId === null ? undefined : listPeopleOfTopic(db, { ...asked, topicId }),
		members: listMembers(db, { ...asked, topicId, now }),
	});
	if (topic?.length === 0) return [];
	const others = members.filter(({ id }) => !(writers ?? []).some((writer) => writer.id === id));
	const inTopic = new Set((writers ?? []).map(({ id }) => id));
	const offered = toldApart([...(writers ?? []), ...others].slice(0, MOST));
	return offered.map((person) => ({ ...person, isInTopic: inTopic.has(person.id) }));
}
