import { forumPageData } from "#app/features/community/forum/list/forum-page-data.server.ts";
import { FORUM_LIST } from "#app/features/community/forum/list/forum-query.ts";
import { writeReply } from "#app/features/community/forum/posts/write-reply.server.ts";
import { react } from "#app/features/community/forum/reading/react.server.ts";
import { topicPageData } from "#app/features/community/forum/topic/topic-page-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { type ForumSize, KEEN_READER, LONGEST_TOPIC } from "#scripts/generate-school/generate-forum.ts";
import { VOCABULARY } from "./invent-documents.ts";

export type ForumCase = {
	name: string;
	/** Most trips to the database. */
	trips: 1 | 2;
	/** Judged by the rows that it reads for each that it shows. */
	isList: boolean;
	/** Returns how many rows the page shows, those of people and tags beside topics included. */
	run: (db: Database) => Promise<number>;
};

const READER = { userId: KEEN_READER, isModerator: false };
const VISITOR = { userId: null, isModerator: false };
const settled = { language: "en", timeZone: "UTC" } as const;

/** What visitors, a keen reader and writers do in a forum of that size. */
export async function forumCases(db: D1Database, { longest }: ForumSize, now: Date): Promise<ForumCase[]> {
	const key = await db.prepare("SELECT key FROM forum_categories ORDER BY position LIMIT 1").first<string>("key");
	const list = (name: string, search: string, reader: typeof READER | typeof VISITOR = VISITOR): ForumCase => ({
		name,
		// A search that fills no page asks where it goes on.
		trips: search.startsWith("q=") ? 2 : 1,
		isList: true,
		run: async (at) => {
			const query = FORUM_LIST.parse(new URLSearchParams(search));
			const page = await forumPageData(at, { ...settled, reader, query, clientIp: "192.0.2.1", scale: 1e6, now });
			const topics = [...page.pinned, ...page.topics];
			const beside = topics.reduce((sum, { faces, tags }) => sum + faces.length + tags.length, 0);
			return topics.length + beside + (page.found?.length ?? 0) + page.categories.length;
		},
	});
	const topic = (
		name: string,
		number: number | null,
		viewer: { id: number; isModerator: boolean } | null,
	): ForumCase => ({
		name,
		trips: 1,
		isList: true,
		run: async (at) => {
			const asked = {
				topicId: LONGEST_TOPIC,
				number,
				viewer,
				...settled,
				origin: "https://school.example",
				prefix: null,
				scale: 1e6,
				now,
			};
			const page = await topicPageData(at, asked);
			if (!page || page.movedTo !== undefined) throw new Error(`No page for ${name}`);
			// Each post with its author; the categories lead back to the lists.
			return page.posts.length * 2 + page.near.length + 6;
		},
	});
	const viewer = { id: KEEN_READER, isModerator: false };
	const word = (place: number) => encodeURIComponent(String(VOCABULARY[place]));
	return [
		list("index, a visitor", ""),
		list("index, a keen reader", "", READER),
		list("index, an older page", `after=${now.getTime() - 200 * 86_400_000}.1`),
		list("a category", `category=${key}`),
		list("a language", "language=zh"),
		list("two languages", "language=ru&language=de"),
		list("a kind", "kind=dealReview"),
		list("a frequent tag", "tag=tag-1"),
		list("a rare tag", "tag=tag-190"),
		list("new topics, a keen reader", "tab=new", READER),
		list("unread list", "tab=unread", READER),
		list("unanswered", "tab=unanswered"),
		list("solved", "tab=solved"),
		list("solved in a category", `tab=solved&category=${key}`),
		topic(`first unread of ${longest} posts`, null, viewer),
		topic(`last page of ${longest} posts`, longest, viewer),
		topic(`first page of ${longest} posts, a visitor`, 1, null),
		list("search, a rare word", `q=${word(15_000)}`),
		list("search, a frequent word", `q=${word(2)}`),
		list("search, two words", `q=${word(5)}%20${word(900)}`),
		list("search, a pair of Chinese characters", `q=${encodeURIComponent("合同")}`),
		list("search, four Chinese characters", `q=${encodeURIComponent("买方价格")}`),
		list("search in a category", `q=${word(40)}&category=${key}`),
		{
			name: "a reply in the longest topic",
			trips: 2,
			isList: false,
			run: async (at) => {
				const key = crypto.randomUUID();
				const author = { id: KEEN_READER, isModerator: false };
				const text = { body: "Another offer.", deal: null, replyTo: null, rateScale: 1e6 };
				await writeReply(at, { author, topicId: LONGEST_TOPIC, clientKey: key, now: new Date(), ...text });
				return 1;
			},
		},
		{
			name: "a reaction",
			trips: 2,
			isList: false,
			run: async (at) => {
				await react(at, { postId: longest + 5, userId: KEEN_READER, name: "helpful", isOn: true, now: new Date() });
				return 1;
			},
		},
	];
}
