import { and, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import {
	forumCategories,
	forumLineDoubts,
	forumPollCounts,
	forumPolls,
	forumPollVotes,
	forumPosts,
	forumReactions,
} from "#db/schema/schema.ts";
import { countedDoubts } from "../deals/doubts.repository.server";
import { countedReactions } from "../reading/marks.repository.server";
import { standingTopics } from "../topics/topics.repository.server";

/** Ids of topics: those above `after`, up to and with `last`. */
type Range = { after: number; last: number };

/** Categories that count other topics than they have. */
export function listDriftedCategories(db: Database) {
	return db
		.select({ id: forumCategories.id })
		.from(forumCategories)
		.where(sql`${forumCategories.topicCount} <> ${standingTopics}`);
}

/** Posts that count other reactions or doubts than there are. */
export function listDriftedPosts(db: Database, { after, last }: Range) {
	const isMarked = sql`(${forumPosts.reactions} <> '{}' or ${forumPosts.doubts} <> '{}'
		or exists (select 1 from ${forumReactions} where ${forumReactions.postId} = ${forumPosts.id})
		or exists (select 1 from ${forumLineDoubts} where ${forumLineDoubts.postId} = ${forumPosts.id}))`;
	return db
		.select({ id: forumPosts.id, topicId: forumPosts.topicId, number: forumPosts.number })
		.from(forumPosts)
		.where(
			and(
				gt(forumPosts.topicId, after),
				lte(forumPosts.topicId, last),
				isMarked,
				sql`(${isOther(forumPosts.reactions, countedReactions)} or ${isOther(forumPosts.doubts, countedDoubts)})`,
			),
		);
}

/** Polls that count fewer votes than there are; counts of members who have gone stay. */
export function listDriftedPolls(db: Database, { after, last }: Range) {
	const voters = sql`(select count(*) from ${forumPollVotes} where ${forumPollVotes.topicId} = ${forumPolls.topicId})`;
	const votes = sql`(select count(*) from ${forumPollVotes}, json_each(${forumPollVotes.places}) chosen
		where ${forumPollVotes.topicId} = ${forumPollCounts.topicId} and chosen.value = ${forumPollCounts.place})`;
	const isShort = sql`exists (select 1 from ${forumPollCounts} where ${forumPollCounts.topicId} = ${forumPolls.topicId}
		and ${forumPollCounts.votes} < ${votes})`;
	return db
		.select({ topicId: forumPolls.topicId })
		.from(forumPolls)
		.where(
			and(
				gt(forumPolls.topicId, after),
				lte(forumPolls.topicId, last),
				sql`(${forumPolls.voterCount} < ${voters} or ${isShort})`,
			),
		);
}

/** Two objects of counts, in whatever order of their names. */
function isOther(kept: typeof forumPosts.reactions | typeof forumPosts.doubts, counted: SQL): SQL {
	const inOrder = (counts: SQL) =>
		sql`(select json_group_array(json_array(key, value)) from (select key, value from json_each(${counts}) order by key))`;
	return sql`${inOrder(sql`${kept}`)} <> ${inOrder(counted)}`;
}
