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
import {
	forumBookmarks,
	forumDrafts,
	forumFollows,
	forumMentions,
	forumReactions,
	forumReads,
} from "#db/schema/community/forum-readers.ts";
import { forumSearch } from "#db/schema/community/forum-search.ts";
import { FORUM_AUDIT_SUBJECTS, FORUM_DEEDS } from "./deeds";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { POST_KIND } from "./posts/post-kind.repository.server";

export const forumRoom: Room = {
	name: "community/forum",
	about: "Topics and posts of the forum, and what readers have read and marked.",
	tables: {
		forumCategories,
		forumCategoryTranslations,
		forumTopics,
		forumPosts,
		forumPostRevisions,
		forumPostAddresses,
		forumTags,
		forumTopicTags,
		forumReads,
		forumFollows,
		forumReactions,
		forumBookmarks,
		forumMentions,
		forumDrafts,
		forumSearch,
	},
	personalData: PERSONAL_DATA,
	reportable: [POST_KIND],
	desk: [{ name: "forum", to: "/admin/forum", group: null, order: 41, icon: "message" }],
	deeds: FORUM_DEEDS,
	subjects: FORUM_AUDIT_SUBJECTS,
};
