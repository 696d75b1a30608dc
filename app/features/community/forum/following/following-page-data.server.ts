import { listBlocked, MOST_BLOCKED } from "#app/features/community/blocks/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { isModerator } from "../moderators";
import { publicName } from "../public-name";
import { listFollowedTopics, listFollows } from "./follows.repository.server";

/** Topics on the page; the latest visited come first. */
const MOST_TOPICS = 200;

type FollowingPageInput = { user: CurrentUser; language: Language; now: Date };

/** What somebody watches, has muted and has blocked. One trip. */
export async function followingPageData(db: Database, { user, language, now }: FollowingPageInput) {
	const t = getFixedT(language, "forum");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const userId = user.id;
	const reader = { userId, isModerator: isModerator(user) };
	const { topics, follows, blocked } = await inBatch(db, {
		topics: listFollowedTopics(db, { userId, reader, now, limit: MOST_TOPICS }),
		follows: listFollows(db, { userId, language }),
		blocked: listBlocked(db, userId, MOST_BLOCKED),
	});
	return {
		title: t("following.title"),
		description: t("following.lede"),
		topics: topics.map(({ id, title, language: lang, level }) => ({ id, title, lang, isMuted: level === "mute" })),
		around: follows.map(({ id, level, category, name, tag, tagName }) => ({
			id,
			isMuted: level === "mute",
			isTag: tag !== null,
			name: tag === null ? name || (category ?? "") : (tagName ?? tag),
			to: tag === null ? `/forum?category=${category}` : `/forum?tag=${encodeURIComponent(tag)}`,
		})),
		blocked: blocked.map(({ id, name, blockedAt }) => ({ id, name: publicName(name), since: formats.date(blockedAt) })),
	};
}
export type FollowingPageData = Awaited<ReturnType<typeof followingPageData>>;
