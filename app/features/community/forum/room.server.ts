import type { Room } from "#app/room.ts";
import {
	forumCategories,
	forumCategoryTranslations,
	forumPostAddresses,
	forumPostRevisions,
	forumPosts,
	forumTags,
	forumTopics,
	forumTopicTags,
} from "#db/schema/community/forum.ts";
import { forumLineDoubts } from "#db/schema/community/forum-deals.ts";
import {
	forumPictures,
	forumPollCounts,
	forumPolls,
	forumPollVotes,
	forumPostPictures,
	forumRemovedPictures,
} from "#db/schema/community/forum-parts.ts";
import {
	forumBookmarks,
	forumDrafts,
	forumFollows,
	forumMentions,
	forumReactions,
	forumReads,
} from "#db/schema/community/forum-readers.ts";
import { forumTopicScores } from "#db/schema/community/forum-scores.ts";
import { forumSearch } from "#db/schema/community/forum-search.ts";
import { forumPostPrints, forumReadingDays, forumTrustLevels } from "#db/schema/community/forum-trust.ts";
import { checkCounters } from "./counters/check-counters.server";
import { COMMENT_KIND } from "./deals/comment-kind.repository.server";
import { FORUM_AUDIT_SUBJECTS, FORUM_DEEDS } from "./deeds";
import { eraseTexts } from "./erasing/erase-texts.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { dropRemovedPictures } from "./pictures/drop-removed-pictures.server";
import { POST_KIND } from "./posts/post-kind.repository.server";
import { FORUM_CATEGORIES } from "./telling/categories";
import { FORUM_JOBS } from "./telling/jobs";
import { FORUM_MAILS } from "./telling/mails.server";
import { tellAuthor, tellPeople } from "./telling/tell-people.server";
import { rankTopics } from "./top/rank-topics.server";
import { sweepPrints } from "./trust/sweep-prints.server";

export const forumRoom: Room = {
	name: "community/forum",
	about: "Topics and posts of the forum, what readers have read and marked, and how far members are trusted.",
	tables: {
		forumCategories,
		forumCategoryTranslations,
		forumTopics,
		forumPosts,
		forumPostRevisions,
		forumPostAddresses,
		forumTags,
		forumTopicTags,
		forumLineDoubts,
		forumPictures,
		forumPostPictures,
		forumRemovedPictures,
		forumPolls,
		forumPollCounts,
		forumPollVotes,
		forumTopicScores,
		forumReads,
		forumFollows,
		forumReactions,
		forumBookmarks,
		forumMentions,
		forumDrafts,
		forumSearch,
		forumTrustLevels,
		forumReadingDays,
		forumPostPrints,
	},
	personalData: { ...PERSONAL_DATA, eraseTexts },
	reportable: [POST_KIND, COMMENT_KIND],
	clock: () => [checkCounters, rankTopics, sweepPrints, dropRemovedPictures],
	desk: [{ name: "forum", to: "/admin/forum", group: null, order: 41, icon: "message" }],
	deeds: FORUM_DEEDS,
	subjects: FORUM_AUDIT_SUBJECTS,
	jobs: FORUM_JOBS,
	handlers: (tools) => ({ "forum.tell": tellPeople(tools), "forum.tellAuthor": tellAuthor(tools) }),
	mails: FORUM_MAILS,
	categories: FORUM_CATEGORIES,
};
