import {
	CategoryKey,
	PostNumber,
	TopicCursor,
	TopicPeriod,
	TopicSort,
} from "#app/features/community/forum/api/inputs.ts";
import type { ApiOperation } from "../operation";
import { postId, topicId } from "./ids";

const topic = {
	id: topicId.example,
	category: "contracts",
	kind: "question",
	language: "en",
	title: "Who keeps the deposit?",
	posts: 3,
	acceptedNumber: 2,
	isPinned: false,
	isClosed: false,
	createdAt: "2026-11-20T08:12:00.000Z",
	activeAt: "2026-11-21T18:40:12.000Z",
	url: "https://school.example/forum/2",
} as const;
const reactions = { helpful: 4, thanks: 1, insight: 0, doubt: 0 };
const typed = {
	place: "Setúbal",
	currency: "EUR",
	asking: 118_000,
	afterRepairValue: 196_000,
	marginPercent: 33,
	repairs: 24_000,
	fee: 9_000,
};
const sheet = { ...typed, margin: 64_680, offer: 98_320, doubts: { value: 0, margin: 0, repairs: 2, fee: 0 } };
const place = { id: 813, number: 4, hidden: false };

/** Posts of categories that the caller may enter. Who writes is who is signed in. */
export const FORUM_OPERATIONS: readonly ApiOperation[] = [
	{
		name: "listTopics",
		group: "forum",
		method: "GET",
		path: "/api/forum/topics",
		access: "everyone",
		isTranslated: true,
		query: [
			{ name: "category", schema: CategoryKey, example: topic.category },
			{ name: "sort", schema: TopicSort, example: "new" },
			{ name: "period", schema: TopicPeriod, example: "week" },
			{ name: "cursor", schema: TopicCursor, example: "1763750412000.2" },
		],
		answers: {
			200: { kind: "one", shape: "ForumTopicList", example: { topics: [topic], next: "1763750412000.2" } },
		},
		refusals: [400],
	},
	{
		name: "startTopic",
		group: "forum",
		method: "POST",
		path: "/api/forum/topics",
		access: "user",
		isTranslated: true,
		needsKey: true,
		body: {
			shape: "ForumTopicStart",
			example: {
				title: topic.title,
				body: "My buyer left after day ten.",
				category: topic.category,
				kind: topic.kind,
				tags: ["deposit"],
			},
		},
		answers: {
			200: { kind: "one", shape: "ForumPlace", example: { id: topic.id, number: 1, hidden: false } },
			201: { kind: "one", shape: "ForumPlace", example: { id: topic.id, number: 1, hidden: false } },
		},
		refusals: [409],
	},
	{
		name: "readTopic",
		group: "forum",
		method: "GET",
		path: "/api/forum/topics/{topicId}",
		access: "everyone",
		isTranslated: true,
		parameters: [topicId],
		query: [{ name: "from", schema: PostNumber, example: "1" }],
		answers: {
			200: {
				kind: "one",
				shape: "ForumPage",
				example: {
					topic,
					posts: [
						{
							id: 811,
							number: 2,
							author: "Mara B.",
							html: "<p>Whoever the contract says.</p>",
							revision: 1,
							replyTo: 1,
							at: "2026-11-20T09:30:00.000Z",
							editedAt: null,
							hidden: false,
							accepted: true,
							reactions,
							sheet,
						},
					],
					next: null,
				},
			},
		},
		refusals: [400],
	},
	{
		name: "replyToTopic",
		group: "forum",
		method: "POST",
		path: "/api/forum/topics/{topicId}/posts",
		access: "user",
		isTranslated: true,
		needsKey: true,
		parameters: [topicId],
		body: { shape: "ForumReply", example: { body: "Then the deposit is yours.", replyTo: 2, sheet: typed } },
		answers: {
			200: { kind: "one", shape: "ForumPlace", example: place },
			201: { kind: "one", shape: "ForumPlace", example: place },
		},
		refusals: [409],
	},
	{
		name: "readUpTo",
		group: "forum",
		method: "POST",
		path: "/api/forum/topics/{topicId}/read",
		access: "user",
		isTranslated: true,
		parameters: [topicId],
		body: { shape: "ForumReadUpTo", example: { number: 3 } },
		answers: { 200: { kind: "one", shape: "ForumPosition", example: { number: 3 } } },
	},
	{
		name: "changePost",
		group: "forum",
		method: "PATCH",
		path: "/api/forum/posts/{postId}",
		access: "user",
		isTranslated: true,
		parameters: [postId],
		body: { shape: "ForumPostChange", example: { body: "Then the deposit is yours, all of it.", revision: 1 } },
		answers: {
			200: { kind: "one", shape: "ForumPostChanged", example: { id: place.id, number: place.number, revision: 2 } },
		},
		refusals: [409],
	},
	{
		name: "withdrawPost",
		group: "forum",
		method: "DELETE",
		path: "/api/forum/posts/{postId}",
		access: "user",
		isTranslated: true,
		parameters: [postId],
		answers: { 200: { kind: "one", shape: "ForumPlace", example: place } },
		refusals: [409],
	},
	...(["POST", "DELETE"] as const).map(
		(method): ApiOperation => ({
			name: method === "POST" ? "addReaction" : "takeBackReaction",
			group: "forum",
			method,
			path: "/api/forum/posts/{postId}/reactions",
			access: "user",
			isTranslated: true,
			parameters: [postId],
			body: { shape: "ForumReaction", example: { name: "helpful" } },
			answers: { 200: { kind: "one", shape: "ForumReactions", example: reactions } },
		}),
	),
	{
		name: "acceptAnswer",
		group: "forum",
		method: "POST",
		path: "/api/forum/posts/{postId}/accept",
		access: "user",
		isTranslated: true,
		parameters: [postId],
		answers: { 200: { kind: "one", shape: "ForumPlace", example: place } },
	},
	{
		name: "unreadTopics",
		group: "forum",
		method: "GET",
		path: "/api/forum/unread",
		access: "user",
		answers: {
			200: {
				kind: "one",
				shape: "ForumUnread",
				example: {
					topics: [{ id: topic.id, title: topic.title, unread: 2, url: "https://school.example/forum/2/2" }],
				},
			},
		},
	},
];
