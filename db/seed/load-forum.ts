import { renderPost } from "#app/features/community/forum/markdown/render-post.server.ts";
import { tagsOf } from "#app/features/community/forum/topics/tags.ts";
import { cutText } from "#app/features/library/search/words/cut-text.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { DEMO_TOPICS, type DemoTopic } from "./forum-topics.ts";
import { runTogether } from "./rows.ts";

/** Topics of the demo accounts, in the categories that every school has. */
export async function loadForum(db: D1Database, now: Date, say: (line: string) => void): Promise<void> {
	for (const [at, topic] of DEMO_TOPICS.entries()) await runTogether(db, writesOf(db, topic, { id: at + 1, now }));
	await runTogether(db, [
		db.prepare(
			"UPDATE forum_categories SET topic_count = (SELECT count(*) FROM forum_topics WHERE category_id = forum_categories.id)",
		),
	]);
	say(`The forum has ${DEMO_TOPICS.length} topics.`);
}

const AUTHOR = (by: string) => `${by}@${by.startsWith("learner") ? "learners." : ""}grew.example`;
const USER = "(SELECT id FROM users WHERE email = ?)";

function writesOf(db: D1Database, topic: DemoTopic, { id, now }: { id: number; now: Date }): D1PreparedStatement[] {
	const { posts, tags } = topic;
	const timeOf = (hoursAgo: number) => now.getTime() - hoursAgo * HOUR_MS;
	const [first] = posts;
	const last = posts.at(-1) ?? first;
	const authors = [...new Set(posts.map(({ by }) => by))];
	const faces = authors.slice(-4).reverse();
	const named = tagsOf(tags);
	return [
		db
			.prepare(
				`INSERT INTO forum_topics (id, category_id, kind, language, title, author_id, client_key, highest_number, last_shown,
					post_count, people, accepted_number, created_at, active_at, pinned_at)
				VALUES (?, (SELECT id FROM forum_categories WHERE key = ?), ?, ?, ?, ${USER}, ?, ?, ?, ?,
					(SELECT json_group_array(users.id) FROM json_each(?) face JOIN users ON users.email = face.value), ?, ?, ?, ?)`,
			)
			.bind(
				id,
				topic.category,
				topic.kind,
				topic.language,
				topic.title,
				AUTHOR(first.by),
				`demo-topic-${id}`,
				posts.length,
				posts.length,
				posts.length,
				JSON.stringify(faces.map(AUTHOR)),
				topic.accepted ?? null,
				timeOf(first.hoursAgo),
				timeOf(last.hoursAgo),
				topic.isPinned ? timeOf(first.hoursAgo) : null,
			),
		...posts.flatMap(({ by, hoursAgo, body, replyTo, deal }, at) => [
			db
				.prepare(
					`INSERT INTO forum_posts (topic_id, number, author_id, participant, client_key, body, html, deal, reply_to, created_at)
					VALUES (?, ?, ${USER}, ?, ?, ?, ?, ?, ?, ?)`,
				)
				.bind(
					id,
					at + 1,
					AUTHOR(by),
					authors.indexOf(by) + 1,
					`demo-post-${id}-${at + 1}`,
					body,
					renderPost(body).html,
					deal ? JSON.stringify(deal) : null,
					replyTo ?? null,
					timeOf(hoursAgo),
				),
			db
				.prepare("INSERT INTO forum_search (rowid, title, text) VALUES (last_insert_rowid(), ?, ?)")
				.bind(at === 0 ? cutText(topic.title) : "", cutText(body)),
			db
				.prepare(
					`INSERT INTO forum_reads (user_id, topic_id, last_read, level, visited_at) VALUES (${USER}, ?, ?, 'watch', ?)
					ON CONFLICT DO UPDATE SET last_read = max(last_read, excluded.last_read), visited_at = excluded.visited_at`,
				)
				.bind(AUTHOR(by), id, at + 1, timeOf(hoursAgo)),
		]),
		...named.flatMap(({ slug, name }) => [
			db.prepare("INSERT INTO forum_tags (slug, name) VALUES (?, ?) ON CONFLICT DO NOTHING").bind(slug, name),
			db
				.prepare(
					"INSERT INTO forum_topic_tags (topic_id, tag_id, active_at) VALUES (?, (SELECT id FROM forum_tags WHERE slug = ?), ?)",
				)
				.bind(id, slug, timeOf(last.hoursAgo)),
		]),
	];
}
