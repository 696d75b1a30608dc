import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { isModerator } from "../moderators";
import { publicName } from "../public-name";
import { listPeopleToMention } from "../topic/topic-page.repository.server";
import { findTopic } from "../topics/topics.repository.server";

const MOST = 8;
const LONGEST = 40;

type Input = { search: URLSearchParams; user: CurrentUser; now: Date };

/** People of a topic whose names begin as typed. None of a topic that the reader may not enter. One trip. */
export async function peopleToMention(db: Database, { search, user, now }: Input) {
	const topicId = readId(search.get("topic"));
	// One word: whoever asks learns nothing of what stands behind the first name.
	const typed = (search.get("q") ?? "").trim().split(/\s/)[0]?.slice(0, LONGEST) ?? "";
	if (topicId === null || typed === "") return [];
	const reader = { userId: user.id, isModerator: isModerator(user) };
	const { topic, people } = await inBatch(db, {
		topic: findTopic(db, topicId, { reader, now }),
		people: listPeopleToMention(db, { topicId, typed, limit: MOST }),
	});
	return topic.length > 0 ? people.map(({ id, name }) => ({ id, name: publicName(name) })) : [];
}
