import { hash, share, USER_BASE, whole } from "./statements.ts";

/** Pseudo-random, 0 to a thousand million. */
const wide = (a: string, salt: number, b = "0") => `(${hash(a, salt, b)} * 32767 + ${hash(a, salt + 40, b)})`;
/** As many write in a topic as this; each several posts. */
const WRITERS = 7;
const LANGUAGES = `'["en","en","en","ru","fr","es","de","zh"]'`;

/** Lookup tables, dropped when the load is done. */
export const CREATE_FORUM_LOOKUPS = [
	"CREATE TABLE load_texts (place INTEGER PRIMARY KEY, language TEXT NOT NULL, body TEXT NOT NULL, cut TEXT NOT NULL)",
	"CREATE TABLE load_topics (id INTEGER PRIMARY KEY, size INTEGER NOT NULL, start INTEGER NOT NULL, started_at INTEGER NOT NULL)",
	"CREATE TABLE load_numbers (n INTEGER PRIMARY KEY)",
];
export const DROP_FORUM_LOOKUPS = ["load_texts", "load_topics", "load_numbers"].map(
	(table) => `DROP TABLE IF EXISTS ${table}`,
);

/** ?1: fragments of posts as JSON. */
export const INSERT_TEXTS = `
	INSERT INTO load_texts (place, language, body, cut)
	SELECT value ->> 'place', value ->> 'language', value ->> 'body', value ->> 'cut' FROM json_each(?1)`;

/** ?1: the longest topic. */
export const INSERT_NUMBERS = `
	WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${whole(1)})
	INSERT INTO load_numbers SELECT n FROM numbers`;

/**
 * Plans ?1 topics, of which the first has ?2 posts and the others one to twenty-three. ?3: now. Topics of the last three
 * years, more of them lately; their ids follow time.
 */
export const PLAN_TOPICS = `
	WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${whole(1)}),
	sized AS (SELECT n AS id, iif(n = 1, ${whole(2)}, 1 + ${hash("n", 1)} % 23) AS size FROM numbers)
	INSERT INTO load_topics (id, size, start, started_at)
	SELECT id, size, sum(size) OVER (ORDER BY id) - size,
		${whole(3)} - CAST((1 - sqrt(id * 1.0 / ${whole(1)})) * 1095 * 86400000 AS INTEGER) - 3600000
	FROM sized`;

const author = (topic: string, n: string) =>
	`${USER_BASE} + 1 + ${wide(topic, 2, `${hash(topic, 3, n)} % ${WRITERS}`)} % ${whole(3)}`;
const activeAt = `min(t.started_at + t.size * 10800000 * iif(t.id = 1, 0, 1), ${whole(4)} - 60000 - t.id)`;

/** Topics with ids above ?1 up to ?2; ?3: members, ?4: now. One in four is a solved question, one in five hundred is gone. */
export const INSERT_TOPICS = `
	INSERT INTO forum_topics (id, category_id, kind, language, title, author_id, client_key, highest_number, last_shown,
		post_count, people, accepted_number, created_at, active_at, hidden_at)
	SELECT t.id, (SELECT c.id FROM forum_categories c WHERE c.position = 10 + 10 * (${hash("t.id", 5)} % 6)),
		'["question","question","discussion","dealReview"]' ->> (${hash("t.id", 6)} % 4),
		${LANGUAGES} ->> (${hash("t.id", 7)} % 8),
		(SELECT substr(x.body, 1, 90) FROM load_texts x WHERE x.place = ${wide("t.id", 8)} % (SELECT count(*) FROM load_texts)),
		${author("t.id", "1")}, 'load-' || t.id, t.size, t.size, t.size,
		json_array(${author("t.id", "t.size")}, ${author("t.id", "max(1, t.size - 1)")}, ${author("t.id", "max(1, t.size - 2)")}),
		iif(t.size > 1 AND ${hash("t.id", 6)} % 4 < 2 AND ${hash("t.id", 9)} % 2, 2, NULL),
		t.started_at, ${activeAt}, iif(${hash("t.id", 10)} % 500 = 0 AND t.id > 1, t.started_at, NULL)
	FROM load_topics t WHERE t.id > ${whole(1)} AND t.id <= ${whole(2)}`;

/** Two fragments make a text; those of a language go together. */
const POSTS = `
	SELECT t.start + n.n AS id, t.id AS topic, n.n AS number, t.started_at, t.size, a.body || char(10, 10) || b.body AS body,
		a.cut || ' ' || b.cut AS cut
	FROM load_topics t JOIN load_numbers n ON n.n <= t.size
	JOIN load_texts a ON a.place = ${wide("t.start + n.n", 11)} % (SELECT count(*) FROM load_texts)
	JOIN load_texts b ON b.place = ${wide("t.start + n.n", 12)} % (SELECT count(*) FROM load_texts)
	WHERE t.id > ${whole(1)} AND t.id <= ${whole(2)} AND n.n > ${whole(5)} AND n.n <= ${whole(6)}`;

/** Posts of these topics with numbers above ?5 up to ?6. One in two hundred is hidden, never the first or last. */
export const INSERT_POSTS = `
	INSERT INTO forum_posts (id, topic_id, number, author_id, participant, client_key, body, html, created_at, hidden_at, reactions)
	SELECT p.id, p.topic, p.number, ${author("p.topic", "p.number")}, 1 + ${hash("p.topic", 3, "p.number")} % ${WRITERS},
		'load-' || p.id, p.body, '<p>' || replace(p.body, char(10, 10), '</p><p>') || '</p>',
		min(p.started_at + p.number * 10800000, ${whole(4)} - 60000),
		iif(p.number > 1 AND p.number < p.size AND ${hash("p.id", 13)} % 200 = 0, p.started_at, NULL),
		iif(${hash("p.id", 14)} % 5 = 0, '{"helpful":3}', '{}')
	FROM (${POSTS}) p`;

export const INDEX_POSTS = `
	INSERT INTO forum_search (rowid, title, text)
	SELECT p.id, iif(p.number = 1, (SELECT title FROM forum_topics WHERE id = p.topic), ''), p.cut FROM (${POSTS}) p`;

/** Everybody who wrote in these topics watches them; one in four has stopped halfway. ?3: members, ?4: now. */
export const INSERT_READS = `
	INSERT INTO forum_reads (user_id, topic_id, last_read, level, visited_at)
	SELECT ${author("t.id", "n.n")}, t.id, iif(${hash("t.id", 15, "n.n")} % 4 = 0, t.size / 2, t.size), 'watch', ${activeAt}
	FROM load_topics t JOIN load_numbers n ON n.n <= min(t.size, 40)
	WHERE t.id > ${whole(1)} AND t.id <= ${whole(2)} ON CONFLICT DO NOTHING`;

/** ?1: a keen reader, ?2: now. They have opened every other topic of the last year, and watch one in fifty. */
export const INSERT_KEEN_READER = `
	INSERT INTO forum_reads (user_id, topic_id, last_read, level, visited_at)
	SELECT ${whole(1)}, t.id, max(1, t.size - ${hash("t.id", 16)} % 3), iif(t.id % 50 = 0, 'watch', 'normal'), ${whole(2)} - 3600000 - t.id
	FROM load_topics t WHERE t.id % 2 = 0 AND t.started_at > ${whole(2)} - 365 * 86400000
	ON CONFLICT DO UPDATE SET last_read = excluded.last_read`;

export const INSERT_FORUM_TAGS = `
	WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)
	INSERT INTO forum_tags (slug, name) SELECT 'tag-' || n, 'tag ' || n FROM numbers WHERE true ON CONFLICT DO NOTHING`;

/** Two tags for each of these topics, few of them often. */
export const TAG_TOPICS = `
	INSERT INTO forum_topic_tags (topic_id, tag_id, active_at)
	SELECT f.id, (SELECT g.id FROM forum_tags g WHERE g.slug = 'tag-' || (1 + CAST(${share("f.id", 17, "k.value")} * ${share("f.id", 18, "k.value")} * 199 AS INTEGER))),
		f.active_at
	FROM forum_topics f JOIN json_each('[1,2]') k WHERE f.id > ${whole(1)} AND f.id <= ${whole(2)} ON CONFLICT DO NOTHING`;

export const COUNT_TOPICS_OF_CATEGORIES = `
	UPDATE forum_categories SET topic_count = (SELECT count(*) FROM forum_topics WHERE category_id = forum_categories.id)`;
