import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { markPathsRead } from "#app/features/people/inbox/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isModerator } from "../moderators";
import { findTopic } from "../topics/topics.repository.server";
import { noteReadingDay } from "../trust/trust.repository.server";
import { isPathOfPosts } from "./paths-of-posts.sql";
import { markRead } from "./reads.repository.server";

type Input = { user: Pick<CurrentUser, "id" | "role" | "capabilities">; topicId: number; number: number; now: Date };

/** Notifications of what was read so far are read as well. False for a topic that the reader may not enter. */
export async function moveReadPosition(db: Database, { user, topicId, number, now }: Input): Promise<boolean> {
	const reader = { userId: user.id, isModerator: isModerator(user) };
	const [topic] = await findTopic(db, topicId, { reader, now });
	if (!topic) return false;
	await db.batch([
		markRead(db, { userId: user.id, topicId, number, now }),
		noteReadingDay(db, { userId: user.id, now }),
		markPathsRead(db, { userId: user.id, isRead: isPathOfPosts({ topicId, upTo: number }), now }),
	]);
	return true;
}
