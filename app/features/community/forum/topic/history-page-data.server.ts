import { wordDifferences } from "#app/shared/text/word-differences.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findPostAt, listRevisionsAt } from "../posts/posts.repository.server";
import { findTopic } from "../topics/topics.repository.server";

type Input = {
	topicId: number;
	number: number;
	viewer: { id: number; isModerator: boolean };
	language: Language;
	timeZone: string;
	now: Date;
};

/** The texts that a post has had, the latest first, each with what it changed. Null where the post is not shown. */
export async function historyPageData(db: Database, { topicId, number, viewer, language, timeZone, now }: Input) {
	const t = getFixedT(language, "forum");
	const formats = formatsFor({ language, timeZone });
	const reader = { userId: viewer.id, isModerator: viewer.isModerator };
	const rows = await inBatch(db, {
		topic: findTopic(db, topicId, { reader, now }),
		post: findPostAt(db, { topicId, number }),
		revisions: listRevisionsAt(db, { topicId, number }),
	});
	const [topic, post] = [firstRow(rows.topic), firstRow(rows.post)];
	const isGone =
		!topic || topic.withdrawnAt || topic.hiddenAt || !post || post.kind !== "post" || post.withdrawnAt || post.hiddenAt;
	if (!topic || !post || (isGone && !viewer.isModerator)) return null;

	const texts = [
		...rows.revisions
			.filter(({ isHidden }) => !isHidden || viewer.isModerator)
			.map(({ revision, body, writtenAt, editedBy }) => ({ revision, body, writtenAt, editedBy })),
		{ revision: post.revision, body: post.body, writtenAt: post.editedAt ?? post.createdAt, editedBy: post.editedBy },
	];
	return {
		title: t("history.title", { number }),
		description: topic.title,
		topic: { id: topicId, title: topic.title, language: topic.language },
		number,
		versions: texts
			.map(({ revision, body, writtenAt, editedBy }, at) => ({
				revision,
				at: formats.dateTime(writtenAt),
				isByModerator: editedBy === "moderator",
				pieces: wordDifferences(texts[at - 1]?.body ?? body, body, topic.language),
			}))
			.reverse(),
	};
}
export type HistoryPageData = NonNullable<Awaited<ReturnType<typeof historyPageData>>>;
