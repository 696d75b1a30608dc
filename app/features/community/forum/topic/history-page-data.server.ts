import { wordDifferences } from "#app/shared/text/word-differences.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findPostAt, listRevisionsAt } from "../posts/posts.repository.server";
import { isTopicClosedToReaders } from "../topics/topic-state";
import { findTopic } from "../topics/topics.repository.server";
import { traceOf } from "./post-view";

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
	if (!topic || post?.kind !== "post") return null;
	const isGone = isTopicClosedToReaders(topic) || traceOf(post) !== null;
	if (isGone && !viewer.isModerator) return null;

	const texts = [
		...rows.revisions
			.filter(({ isHidden }) => !isHidden || viewer.isModerator)
			.map((former) => ({ ...former, isFormer: true })),
		{
			revision: post.revision,
			title: topic.title,
			body: post.body,
			writtenAt: post.editedAt ?? post.createdAt,
			editedBy: post.editedBy,
			isHidden: false,
			isFormer: false,
		},
	];
	const titles = texts.map(({ title }) => title);
	return {
		title: t("history.title", { number }),
		description: topic.title,
		topic: { id: topicId, title: topic.title, language: topic.language },
		number,
		versions: texts
			.map(({ revision, body, writtenAt, editedBy, isHidden, isFormer }, at) => ({
				revision,
				at: formats.dateTime(writtenAt),
				isByModerator: editedBy === "moderator",
				/** Where the title of the topic changed with the text. */
				title: number === 1 ? titleDifferences(titles, at, topic.language) : null,
				pieces: wordDifferences(texts[at - 1]?.body ?? body, body, topic.language),
				isHidden,
				mayHide: isFormer && viewer.isModerator,
			}))
			.reverse(),
	};
}
export type HistoryPageData = NonNullable<Awaited<ReturnType<typeof historyPageData>>>;

/** A text that was kept before titles were has that of the next one. */
function titleDifferences(titles: readonly (string | null)[], at: number, language: string) {
	const titleAt = (from: number) => titles.slice(from).find((title) => title !== null) ?? null;
	const [former, present] = [at === 0 ? null : titleAt(at - 1), titleAt(at)];
	if (former === null || present === null || former === present) return null;
	return wordDifferences(former, present, language);
}
