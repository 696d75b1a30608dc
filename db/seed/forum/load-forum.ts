import { renderPost } from "#app/features/community/forum/markdown/render-post.server.ts";
import { tagsOf } from "#app/features/community/forum/topics/tags.ts";
import { cutText } from "#app/features/library/search/words/cut-text.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { newId } from "#app/shared/ids.ts";
import { type Cell, insertRows, runTogether } from "../rows.ts";
import { emailOf, type IdOf } from "./demo-members.ts";
import type { DemoPost } from "./demo-topic.ts";
import { DEMO_TOPICS } from "./demo-topics.ts";
import { forumCaseWrites } from "./forum-cases.ts";
import { DEMO_MODERATOR, type PlacedPost, type PlacedTopic, placeTopics } from "./place-topics.ts";
import { readingRows } from "./reading-rows.ts";

/** Topics of the demo accounts, in the categories that every school has, and the cases about three of their posts. */
export async function loadForum(db: D1Database, now: Date, say: (line: string) => void): Promise<void> {
	const topics = placeTopics(DEMO_TOPICS, now);
	const { idOf, categoryOf } = await readIds(db);
	await runTogether(db, [
		...topicRows(db, topics, { idOf, categoryOf }),
		...postRows(db, topics, { idOf, now }),
		...readerRows(db, topics, { idOf, now }),
		...readingRows(db, topics, { idOf, now }),
		...tagRows(db, topics),
		...auditRows(db, topics, idOf),
		db.prepare(
			"UPDATE forum_categories SET topic_count = (SELECT count(*) FROM forum_topics WHERE category_id = forum_categories.id)",
		),
		...forumCaseWrites(db, topics, { idOf, now }),
	]);
	const posts = topics.reduce((sum, topic) => sum + topic.posts.length, 0);
	say(`The forum has ${topics.length} topics with ${posts} posts, three of which were reported.`);
}

async function readIds(db: D1Database): Promise<{ idOf: IdOf; categoryOf: (key: string) => number }> {
	const [users, categories] = await db.batch<{ id: number; name: string }>([
		db.prepare("SELECT id, email AS name FROM users WHERE email LIKE '%grew.example'"),
		db.prepare("SELECT id, key AS name FROM forum_categories"),
	]);
	const ids = new Map([...(users?.results ?? []), ...(categories?.results ?? [])].map(({ id, name }) => [name, id]));
	const get = (name: string) => {
		const id = ids.get(name);
		if (id === undefined) throw new Error(`The demo forum needs ${name}`);
		return id;
	};
	return { idOf: (by) => get(emailOf(by)), categoryOf: get };
}

const isShown = ({ post }: PlacedPost) =>
	post !== null && post.withdrawnHoursAgo === undefined && post.hiddenHoursAgo === undefined;

type Ids = { idOf: IdOf; categoryOf: (key: string) => number };

function topicRows(db: D1Database, topics: readonly PlacedTopic[], { idOf, categoryOf }: Ids) {
	const columns = `id, category_id, kind, language, title, author_id, client_key, highest_number, last_shown, post_count,
		people, accepted_number, created_at, active_at, pinned_at, closed_at`;
	return insertRows(
		db,
		"forum_topics",
		columns,
		topics.map(({ id, topic, startedBy, startedAt, closedAt, accepted, posts }): Cell[] => {
			const shown = posts.filter(isShown);
			const faces = [...new Set(shown.map(({ by }) => by).reverse())].slice(0, 4);
			return [
				id,
				categoryOf(topic.category),
				topic.kind,
				topic.language,
				topic.title,
				idOf(startedBy),
				`demo-topic-${id}`,
				Math.max(...posts.map(({ number }) => number)),
				Math.max(...shown.map(({ number }) => number)),
				shown.length,
				JSON.stringify(faces.map(idOf)),
				accepted,
				startedAt,
				Math.max(...shown.map(({ at }) => at)),
				topic.isPinned ? startedAt : null,
				closedAt,
			];
		}),
	);
}

type Writing = { idOf: IdOf; now: Date };

function postRows(db: D1Database, topics: readonly PlacedTopic[], { idOf, now }: Writing) {
	const timeOf = (hoursAgo: number | undefined) => (hoursAgo === undefined ? null : now.getTime() - hoursAgo * HOUR_MS);
	const withIds = (text: string) => text.replace(/\(member:([a-z]+\d*)\)/g, (_, by: string) => `(member:${idOf(by)})`);
	const all = topics.flatMap(({ topic, posts }) =>
		posts.map((placed) => {
			const body = withIds(placed.post?.body ?? "");
			return { ...placed, title: placed.number === 1 ? topic.title : "", body, rendered: renderPost(body) };
		}),
	);
	const written = all.flatMap(({ post, ...placed }) => (post ? [{ ...placed, post }] : []));
	return [
		...insertRows(
			db,
			"forum_posts",
			`id, topic_id, number, kind, author_id, participant, client_key, body, html, deal, note, reply_to, revision, created_at,
				edited_at, withdrawn_at, withdrawn_by, hidden_at, may_edit_once, reactions, doubts`,
			all.map(({ id, topicId, number, by, participant, at, post, note, body, rendered }): Cell[] => {
				const counted = Object.entries(post?.reactions ?? {}).map(([name, members]) => [name, members.length]);
				return [
					id,
					topicId,
					number,
					note ? "note" : "post",
					idOf(by),
					participant,
					`demo-post-${id}`,
					body,
					rendered.html,
					post?.deal ? JSON.stringify(post.deal) : null,
					note ? JSON.stringify(note) : null,
					post?.replyTo ?? null,
					post?.edited ? 2 : 1,
					at,
					timeOf(post?.edited?.hoursAgo),
					timeOf(post?.withdrawnHoursAgo),
					post?.withdrawnHoursAgo === undefined ? null : "author",
					timeOf(post?.hiddenHoursAgo),
					post?.hiddenHoursAgo === undefined ? 0 : 1,
					JSON.stringify(Object.fromEntries(counted)),
					JSON.stringify(Object.fromEntries(doubtsByLine(post))),
				];
			}),
		),
		...insertRows(
			db,
			"forum_search",
			"rowid, title, text",
			written.map(({ id, title, body }) => [id, cutText(title), cutText(body)]),
		),
		...insertRows(
			db,
			"forum_post_revisions",
			"post_id, revision, body, written_at, is_hidden",
			written.flatMap(({ id, at, post }) => (post.edited ? [[id, 1, withIds(post.edited.before), at, 0]] : [])),
		),
		...insertRows(
			db,
			"forum_post_addresses",
			"topic_id, number, post_id",
			all.flatMap(({ id, former }) => (former ? [[former.topicId, former.number, id]] : [])),
		),
		...insertRows(
			db,
			"forum_mentions",
			"post_id, user_id",
			written.flatMap(({ id, rendered }) => rendered.mentions.map((userId) => [id, userId])),
		),
	];
}

function doubtsByLine(post: DemoPost | null): [string, number][] {
	const lines = post?.doubts?.map(({ line }) => line) ?? [];
	return [...new Set(lines)].map((line) => [line, lines.filter((one) => one === line).length]);
}

function readerRows(db: D1Database, topics: readonly PlacedTopic[], { idOf, now }: Writing) {
	const written = topics.flatMap(({ posts }) => posts.flatMap(({ post, ...at }) => (post ? [{ ...at, post }] : [])));
	return [
		...insertRows(
			db,
			"forum_reads",
			"user_id, topic_id, last_read, level, visited_at",
			written.map(({ by, topicId, number, at }) => [idOf(by), topicId, number, "watch", at]),
			"ON CONFLICT DO UPDATE SET last_read = max(last_read, excluded.last_read), visited_at = max(visited_at, excluded.visited_at)",
		),
		...insertRows(
			db,
			"forum_reactions",
			"post_id, user_id, name, reacted_at",
			written.flatMap(({ id, at, post }) =>
				Object.entries(post.reactions ?? {}).flatMap(([name, members]) =>
					members.map((by, place): Cell[] => [
						id,
						idOf(by),
						name,
						Math.min(at + (place + 1) * HOUR_MS, now.getTime() - 1),
					]),
				),
			),
		),
		...insertRows(
			db,
			"forum_line_doubts",
			"post_id, line, user_id, comment, doubted_at",
			written.flatMap(({ id, at, post }) =>
				(post.doubts ?? []).map(({ by, line, comment = "" }, place): Cell[] => [
					id,
					line,
					idOf(by),
					comment,
					Math.min(at + (place + 1) * HOUR_MS, now.getTime() - 1),
				]),
			),
		),
	];
}

function tagRows(db: D1Database, topics: readonly PlacedTopic[]) {
	const tagged = topics.flatMap(({ id, topic, posts }) => {
		const activeAt = Math.max(...posts.filter(isShown).map(({ at }) => at));
		return tagsOf(topic.tags).map(({ slug, name }) => ({ id, slug, name, activeAt }));
	});
	return [
		...insertRows(
			db,
			"forum_tags",
			"slug, name",
			tagged.map(({ slug, name }) => [slug, name]),
			"ON CONFLICT DO NOTHING",
		),
		db
			.prepare(
				`INSERT INTO forum_topic_tags (topic_id, tag_id, active_at) SELECT row.value ->> 'id', forum_tags.id, row.value ->> 'activeAt'
				FROM json_each(?) AS row JOIN forum_tags ON forum_tags.slug = row.value ->> 'slug'`,
			)
			.bind(JSON.stringify(tagged)),
	];
}

/** What a moderator has done with topics, as the use cases write it. */
function auditRows(db: D1Database, topics: readonly PlacedTopic[], idOf: IdOf) {
	const notes = topics.flatMap(({ posts }) =>
		posts.flatMap(({ note, topicId, at }) => (note ? [{ note, topicId, at }] : [])),
	);
	const deeds = {
		closed: "forum.close",
		opened: "forum.open",
		moved: "forum.move",
		split: "forum.split",
		merged: "forum.merge",
	};
	return insertRows(
		db,
		"audit_entries",
		"id, actor_id, deed, subject_kind, subject_id, after, request_id, at",
		notes.map(({ note, topicId, at }) => {
			const off = topics.find(({ id }) => id === note.topicId);
			const numbers = off?.posts.flatMap(({ former }) => (former ? [former.number] : []));
			const after = off ? JSON.stringify({ numbers, title: off.topic.title }) : null;
			return [newId(), idOf(DEMO_MODERATOR), deeds[note.deed], "forumTopic", String(topicId), after, "demo", at];
		}),
	);
}
