import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { forumTopics } from "./forum.ts";
import { TOP_PERIODS } from "./forum-kinds.ts";

/** The most lively topics of each period, replaced by the job that ranks them. */
export const forumTopicScores = sqliteTable(
	"forum_topic_scores",
	{
		period: text("period", { enum: TOP_PERIODS }).notNull(),
		topicId: integer("topic_id")
			.notNull()
			.references(() => forumTopics.id, { onDelete: "cascade" }),
		score: integer("score").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.period, table.topicId] }),
		index("forum_topic_scores_by_score").on(table.period, table.score, table.topicId),
		index("forum_topic_scores_by_topic").on(table.topicId),
	],
);
