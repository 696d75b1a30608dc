import {
	COUNT_TOPICS_OF_CATEGORIES,
	CREATE_FORUM_LOOKUPS,
	DROP_FORUM_LOOKUPS,
	INDEX_POSTS,
	INSERT_FORUM_TAGS,
	INSERT_KEEN_READER,
	INSERT_NUMBERS,
	INSERT_POSTS,
	INSERT_READS,
	INSERT_TEXTS,
	INSERT_TOPICS,
	PLAN_TOPICS,
	TAG_TOPICS,
} from "./forum-statements.ts";
import { PLACES } from "./places.ts";
import { INSERT_USERS, USER_BASE } from "./statements.ts";

export type ForumSize = { members: number; posts: number; longest: number };
export type Fragment = { language: string; body: string; cut: string };

/** Whom the figures are measured for: has opened many topics, watches some, and has stopped within the longest one. */
export const KEEN_READER = USER_BASE + 1;
/** The topic with the most posts. */
export const LONGEST_TOPIC = 1;

const POSTS_A_TOPIC = 12;
const MEMBERS_AT_ONCE = 20_000;
const TOPICS_AT_ONCE = 1_500;
const POSTS_AT_ONCE = 20_000;
const TEXTS_AT_ONCE = 1_000;

type Progress = { fragments: readonly Fragment[]; now: number; say: (line: string) => void };

/** Fills a migrated database without topics by bulk inserts. Returns false where the topics are there already. */
export async function generateForum(db: D1Database, size: ForumSize, { fragments, now, say }: Progress) {
	const { members, posts, longest } = size;
	const run = (sql: string, ...bound: (string | number)[]) => db.prepare(sql).bind(...bound);
	const there = await db.prepare("SELECT count(*) AS n FROM forum_topics").first<number>("n");
	if (there) return false;

	for (let n = 0; n < members; n += MEMBERS_AT_ONCE) {
		await run(INSERT_USERS, JSON.stringify(PLACES), n + 1, Math.min(n + MEMBERS_AT_ONCE, members), now).run();
	}
	say(`${members.toLocaleString("en")} members`);

	const topics = Math.max(2, Math.round((posts - longest) / POSTS_A_TOPIC) + 1);
	await db.batch([...DROP_FORUM_LOOKUPS, ...CREATE_FORUM_LOOKUPS].map((sql) => db.prepare(sql)));
	for (let n = 0; n < fragments.length; n += TEXTS_AT_ONCE) {
		const some = fragments.slice(n, n + TEXTS_AT_ONCE).map((fragment, at) => ({ place: n + at, ...fragment }));
		await run(INSERT_TEXTS, JSON.stringify(some)).run();
	}
	await db.batch([run(INSERT_NUMBERS, longest), run(PLAN_TOPICS, topics, longest, now), db.prepare(INSERT_FORUM_TAGS)]);

	const started = performance.now();
	// The longest topic by itself, in several steps.
	await run(INSERT_TOPICS, 0, 1, members, now).run();
	for (let n = 0; n < longest; n += POSTS_AT_ONCE) {
		const range = [0, 1, members, now, n, n + POSTS_AT_ONCE];
		await db.batch([run(INSERT_POSTS, ...range), run(INDEX_POSTS, ...range)]);
	}
	for (let from = 1; from < topics; from += TOPICS_AT_ONCE) {
		const ids = [from, Math.min(from + TOPICS_AT_ONCE, topics)];
		const range = [...ids, members, now, 0, longest];
		await db.batch([
			run(INSERT_TOPICS, ...range.slice(0, 4)),
			run(INSERT_POSTS, ...range),
			run(INDEX_POSTS, ...range),
			run(INSERT_READS, ...range.slice(0, 4)),
			run(TAG_TOPICS, ...ids),
		]);
		const seconds = (performance.now() - started) / 1000;
		const share = Math.min(1, (from + TOPICS_AT_ONCE) / topics);
		say(`posts: ${Math.floor(100 * share)} % after ${seconds.toFixed(0)} s`);
	}
	await db.batch([
		run(INSERT_KEEN_READER, KEEN_READER, now),
		run(
			"INSERT INTO forum_reads (user_id, topic_id, last_read, level, visited_at) VALUES (?1, ?2, ?3, 'watch', ?4) ON CONFLICT DO UPDATE SET last_read = excluded.last_read",
			KEEN_READER,
			LONGEST_TOPIC,
			Math.floor(longest / 2),
			now - 86_400_000,
		),
		db.prepare(COUNT_TOPICS_OF_CATEGORIES),
		...DROP_FORUM_LOOKUPS.map((sql) => db.prepare(sql)),
	]);
	return true;
}
