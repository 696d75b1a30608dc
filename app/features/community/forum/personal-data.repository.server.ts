import { eq } from "drizzle-orm";
import { moveUploadsOf } from "#app/features/operations/uploads/face.server.ts";
import { anonymous, factsOf, harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import {
	forumBookmarks,
	forumCategories,
	forumCategoryTranslations,
	forumDrafts,
	forumFollows,
	forumMentions,
	forumPictures,
	forumPolls,
	forumPollVotes,
	forumPostPictures,
	forumPostRevisions,
	forumPosts,
	forumReactions,
	forumReads,
	forumTags,
	forumTopics,
} from "#db/schema/schema.ts";
import { erasePostPictures } from "./pictures/own-pictures.server";
import { isOwnUpload } from "./pictures/pictures.repository.server";
import { POST_PICTURE_PURPOSE } from "./pictures/post-picture";
import { isOwnPost, isOwnTopic } from "./posts/own-posts.repository.server";

/** What this room holds of people. Posts stay for those who answered them, without their author. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(forumPictures, {
			folder: "forum",
			whose: ({ id }) => isOwnUpload(id),
			exported: ["uploadId", "width", "height"],
			ending: { kind: "erased" },
			merge: {
				joined: (db, { keptId, closedId }) => [
					moveUploadsOf(db, { purpose: POST_PICTURE_PURPOSE, fromId: closedId, toId: keptId }),
				],
			},
		}),
		// The counts of a poll stay.
		factsOf(forumPollVotes, {
			folder: "forum",
			whose: ({ id }) => eq(forumPollVotes.userId, id),
			exported: ["topicId", "userId", "places", "votedAt"],
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["topicId"] },
		}),
		factsOf(forumPolls, {
			folder: "forum",
			whose: ({ id }) => isOwnTopic(forumPolls.topicId, id),
			exported: ["topicId", "question", "options", "isMultiple", "results", "closesAt"],
			withheld: { internal: ["voterCount"] },
			ending: { kind: "kept", why: "posts" },
			merge: "follows",
		}),
		factsOf(forumPostRevisions, {
			folder: "forum",
			whose: ({ id }) => isOwnPost(forumPostRevisions.postId, id),
			exported: ["postId", "revision", "body", "deal", "writtenAt"],
			withheld: { internal: ["isHidden"] },
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(forumPosts, {
			folder: "forum",
			whose: ({ id }) => eq(forumPosts.authorId, id),
			exported: [
				"id",
				"topicId",
				"number",
				"kind",
				"authorId",
				"body",
				"deal",
				"replyTo",
				"revision",
				"createdAt",
				"editedAt",
				"withdrawnAt",
				"withdrawnBy",
				"hiddenAt",
				"reactions",
			],
			withheld: { internal: ["html", "clientKey", "participant", "note"] },
			ending: anonymous("posts", "authorId"),
			merge: { moves: "authorId", onePer: ["clientKey"] },
		}),
		factsOf(forumTopics, {
			folder: "forum",
			whose: ({ id }) => eq(forumTopics.authorId, id),
			exported: ["id", "categoryId", "kind", "language", "title", "authorId", "createdAt", "withdrawnAt"],
			withheld: {
				internal: [
					"clientKey",
					"courseId",
					"lessonId",
					"resourceId",
					"highestNumber",
					"lastShown",
					"postCount",
					"acceptedNumber",
					"activeAt",
					"pinnedAt",
					"closedAt",
					"hiddenAt",
					"mergedInto",
					"version",
				],
				others: ["people"],
			},
			ending: anonymous("posts", "authorId"),
			merge: { moves: "authorId", onePer: ["clientKey"] },
		}),
		factsOf(forumReads, {
			folder: "forum",
			whose: ({ id }) => eq(forumReads.userId, id),
			exported: ["userId", "topicId", "lastRead", "level", "chosenAt", "visitedAt"],
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["topicId"] },
		}),
		factsOf(forumFollows, {
			folder: "forum",
			whose: ({ id }) => eq(forumFollows.userId, id),
			exported: ["id", "userId", "categoryId", "tagId", "level", "chosenAt"],
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["categoryId", "tagId"] },
		}),
		factsOf(forumReactions, {
			folder: "forum",
			whose: ({ id }) => eq(forumReactions.userId, id),
			exported: ["postId", "userId", "name", "reactedAt"],
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["postId", "name"] },
		}),
		factsOf(forumBookmarks, {
			folder: "forum",
			whose: ({ id }) => eq(forumBookmarks.userId, id),
			exported: ["userId", "postId", "keptAt"],
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["postId"] },
		}),
		factsOf(forumMentions, {
			folder: "forum",
			whose: ({ id }) => eq(forumMentions.userId, id),
			exported: ["postId", "userId"],
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["postId"] },
		}),
		factsOf(forumDrafts, {
			folder: "forum",
			whose: ({ id }) => eq(forumDrafts.userId, id),
			exported: ["userId", "place", "sequence", "title", "body", "replyTo", "sentAt", "savedAt"],
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["place"] },
		}),
	],
	harmless: [
		harmlessIn(forumCategories, ["key", "pattern", "language", "access"]),
		harmlessIn(forumCategoryTranslations, ["language", "name", "description"]),
		harmlessIn(forumTags, ["slug", "name"]),
		harmlessIn(forumPostPictures, ["uploadId"]),
	],
	eraseFiles: erasePostPictures,
};
