import { PLACES } from "./places.ts";

/** Generated people have ids above this and addresses that end in LOAD_DOMAIN. */
export const USER_BASE = 1_000_000;
export const LOAD_DOMAIN = "@load.grew.example";
export const INSTRUCTORS = 40;

/** D1 binds all numbers as floating-point, and 7.0 / 2 is not 3. */
export function whole(place: number): string {
	return `CAST(?${place} AS INTEGER)`;
}

/** Pseudo-random, 0 to 32,766. `salt` selects factors, since adding it would only shift the same sequence. */
export function hash(a: string, salt: number, b = "0"): string {
	const factor = (start: bigint) => (start ** BigInt(salt + 1) * 48_271n) % 2_147_483_647n;
	const mixed = `((${a}) * ${factor(1_103_515_245n)} + (${b}) * ${factor(1_664_525n)} + ${salt * 7919}) % 2147483647`;
	return `((${mixed} * 69621 % 2147483647 * 16807 % 2147483647) / 65541)`;
}

/** From 0, below 1. */
export function share(a: string, salt: number, b = "0"): string {
	return `(${hash(a, salt, b)} / 32767.0)`;
}

/** Users number ?2 to ?3 (from 1). ?1 is PLACES as JSON, ?4 is now in milliseconds. */
export const INSERT_USERS = `
	WITH RECURSIVE numbers (n) AS (SELECT ${whole(2)} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${whole(3)}),
	people AS (
		SELECT n, ${hash("n", 1)} % ${PLACES.length} AS place, ${hash("n", 2)} % 8 AS first, ${hash("n", 3)} % 8 AS last,
			${whole(4)} - CAST((1 - sqrt(${share("n", 4)})) * 730 * 86400000 AS INTEGER) - 3600000 AS joined_at
		FROM numbers)
	INSERT INTO users (id, name, email, role, membership_type, language, time_zone, country, email_verified_at, created_at)
	SELECT ${USER_BASE} + n,
		CASE WHEN p.value ->> 'language' = 'zh' THEN (p.value -> 'last' ->> last) || (p.value -> 'first' ->> first)
			ELSE (p.value -> 'first' ->> first) || ' ' || (p.value -> 'last' ->> last) END,
		printf('member%07d', n) || '${LOAD_DOMAIN}',
		CASE WHEN n <= ${INSTRUCTORS} THEN 'instructor' ELSE 'student' END,
		'["free","free","free","free","free","free","basic","basic","pro","elite"]' ->> (${hash("n", 5)} % 10),
		p.value ->> 'language', p.value ->> 'timeZone', p.value ->> 'country', joined_at + 300000, joined_at
	FROM people JOIN json_each(?1) p ON p.key = people.place WHERE true
	ON CONFLICT DO NOTHING`;

/** Lookup tables, dropped when the load is done. */
export const CREATE_LOOKUPS = [
	"CREATE TABLE load_courses (place INTEGER PRIMARY KEY, course_id INTEGER NOT NULL UNIQUE, lessons INTEGER NOT NULL, is_free INTEGER NOT NULL, published_at INTEGER NOT NULL)",
	`INSERT INTO load_courses (place, course_id, lessons, is_free, published_at)
		SELECT row_number() OVER (ORDER BY id) - 1, id, (SELECT count(*) FROM lessons WHERE course_id = courses.id AND retired_at IS NULL), price_cents = 0, published_at
		FROM courses WHERE published_at IS NOT NULL AND EXISTS (SELECT 1 FROM lessons WHERE course_id = courses.id AND required AND retired_at IS NULL)`,
	`CREATE TABLE load_steps (course_id INTEGER, completed INTEGER, progress INTEGER, lesson_id INTEGER, PRIMARY KEY (course_id, completed)) WITHOUT ROWID`,
	`INSERT INTO load_steps (course_id, completed, progress, lesson_id)
		SELECT c.course_id, k.value,
			100 * (SELECT count(*) FROM lessons l WHERE l.course_id = c.course_id AND l.retired_at IS NULL AND l.required AND l.position <= k.value)
				/ (SELECT count(*) FROM lessons l WHERE l.course_id = c.course_id AND l.retired_at IS NULL AND l.required),
			(SELECT id FROM lessons l WHERE l.course_id = c.course_id AND l.retired_at IS NULL AND l.position = min(k.value + 1, c.lessons))
		FROM load_courses c JOIN json_each(?1) k ON k.value <= c.lessons`,
	"CREATE TABLE load_zones (time_zone TEXT PRIMARY KEY, offset INTEGER NOT NULL) WITHOUT ROWID",
	"INSERT INTO load_zones (time_zone, offset) SELECT DISTINCT value ->> 'timeZone', value ->> 'offset' FROM json_each(?1)",
	"CREATE TABLE load_answers (lesson_id INTEGER PRIMARY KEY, answers TEXT NOT NULL)",
	`INSERT INTO load_answers (lesson_id, answers) SELECT lesson_id, json_group_object(key, json(CASE answer_key ->> 'type'
			WHEN 'single' THEN answer_key -> 'option' WHEN 'multiple' THEN answer_key -> 'options'
			WHEN 'ordering' THEN answer_key -> 'order' ELSE answer_key -> 'value' END))
		FROM questions WHERE retired_at IS NULL GROUP BY lesson_id`,
];
export const DROP_LOOKUPS = ["load_courses", "load_steps", "load_zones", "load_answers"].map(
	(table) => `DROP TABLE IF EXISTS ${table}`,
);

/** Courses taken per ten people, of a hundred in all: few take many. */
const APPETITES = [1, 2, 4, 6, 8, 10, 12, 15, 18, 24];
export const MAX_APPETITE = Math.max(...APPETITES) / 10;
const SUMS = JSON.stringify(APPETITES.map((_, index) => APPETITES.slice(0, index).reduce((sum, one) => sum + one, 0)));

function dueAfter(n: string): string {
	return `((((${n}) / 10 * 100 + ('${SUMS}' ->> ((${n}) % 10))) * ${whole(5)}) / (10 * ${whole(4)}))`;
}

/** Generated people with ids above ?1 up to ?2. */
export const GENERATED = `id > ${whole(1)} AND id <= ${whole(2)} AND email GLOB '*${LOAD_DOMAIN}'`;

/**
 * For people with ids above ?1 up to ?2; ?3 is the id before the first of ?4 people, ?5 their enrollments, ?6 now.
 * Everybody goes round the courses in equal steps, so that none repeats.
 */
export const INSERT_ENROLLMENTS = `
	WITH RECURSIVE slots (slot) AS (SELECT 0 UNION ALL SELECT slot + 1 FROM slots WHERE slot < 999),
	people AS MATERIALIZED (
		SELECT id, created_at, ${dueAfter(`id - ${whole(3)}`)} - ${dueAfter(`id - ${whole(3)} - 1`)} AS courses FROM users WHERE ${GENERATED}),
	shares AS (
		SELECT people.id, people.created_at, ${share("people.id", 6)} + slot * 1.0 / courses AS turn
		FROM people JOIN slots ON slot < people.courses),
	places AS (SELECT id, created_at, turn - CAST(turn AS INTEGER) AS turn FROM shares),
	begun AS (
		SELECT p.id AS user_id, c.course_id, c.lessons, c.is_free, max(p.created_at, c.published_at) AS start_at
		FROM places p JOIN load_courses c
			ON c.place = CAST((SELECT count(*) FROM load_courses) * p.turn * sqrt(p.turn) AS INTEGER)),
	chosen AS (
		SELECT *,
			${hash("user_id", 7, "course_id")} % 1000 AS fate,
			${hash("user_id", 8, "course_id")} AS luck,
			${hash("user_id", 9, "course_id")} AS pluck,
			start_at + CAST((${whole(6)} - start_at) * ${share("user_id", 10, "course_id")} * ${share("user_id", 11, "course_id")} AS INTEGER) AS created_at
		FROM begun),
	reached AS (
		SELECT *, CASE WHEN fate < 320 THEN 0 WHEN fate >= 820 THEN lessons
			ELSE 1 + min(luck % (lessons - 1), pluck % (lessons - 1)) END AS completed,
			CASE WHEN fate < 180 THEN created_at ELSE created_at
				+ CAST(min(${whole(6)} - created_at, (2 + luck % 45) * 86400000.0) * (0.5 + (pluck % 500) / 1000.0) AS INTEGER) END AS last_activity_at
		FROM chosen)
	INSERT INTO enrollments (user_id, course_id, source, status, progress, current_lesson_id, created_at, last_activity_at, completed_at)
	SELECT r.user_id, r.course_id,
		CASE WHEN r.is_free THEN 'free' ELSE '["purchase","purchase","membership","membership","grant"]' ->> (r.pluck % 5) END,
		CASE WHEN s.progress = 100 THEN 'completed' WHEN r.completed > 0 THEN 'in_progress' WHEN r.fate < 180 THEN 'enrolled' ELSE 'active' END,
		s.progress, CASE WHEN r.fate >= 180 THEN s.lesson_id END, r.created_at, r.last_activity_at,
		CASE WHEN s.progress = 100 THEN r.last_activity_at END
	FROM reached r JOIN load_steps s ON s.course_id = r.course_id AND s.completed = r.completed WHERE true
	ON CONFLICT DO NOTHING`;

export const INSERT_ENTITLEMENTS = `
	INSERT INTO entitlements (user_id, thing_kind, thing_id, source_kind, source_id, from_at, created_at)
	SELECT e.user_id, 'course', e.course_id, iif(e.source = 'free', 'free', 'grant'), iif(e.source = 'free', '', 'desk'), e.created_at, e.created_at
	FROM users u CROSS JOIN enrollments e ON e.user_id = u.id
	WHERE u.id > ${whole(1)} AND u.id <= ${whole(2)} AND u.email GLOB '*${LOAD_DOMAIN}' ON CONFLICT DO NOTHING`;

export const INSERT_PROGRESS = `
	WITH steps AS (
		SELECT e.id AS enrollment_id, l.id AS lesson_id, l.video, a.lesson_id AS quiz_id,
			l.position < current.position OR e.status = 'completed' AS is_done,
			e.created_at + (e.last_activity_at - e.created_at) * (l.position - 1) / current.position AS opened_at,
			e.created_at + (e.last_activity_at - e.created_at) * l.position / current.position AS seen_at
		FROM users u CROSS JOIN enrollments e ON e.user_id = u.id
		CROSS JOIN lessons current ON current.id = e.current_lesson_id
		CROSS JOIN lessons l ON l.course_id = e.course_id AND l.retired_at IS NULL AND l.position <= current.position
		LEFT JOIN load_answers a ON a.lesson_id = l.id
		WHERE u.id > ${whole(1)} AND u.id <= ${whole(2)} AND u.email GLOB '*${LOAD_DOMAIN}')
	INSERT INTO lesson_progress (enrollment_id, lesson_id, opened_at, last_seen_at, completed_at,
		position_seconds, furthest_seconds, watched_seconds, best_score, attempt_count)
	SELECT enrollment_id, lesson_id, opened_at, seen_at, CASE WHEN is_done THEN seen_at END,
		${["position", "furthest", "watched"].map(() => "CASE WHEN is_done AND video IS NOT NULL THEN video ->> 'durationSeconds' ELSE 0 END").join(", ")},
		CASE WHEN is_done AND quiz_id IS NOT NULL THEN 100 END, is_done AND quiz_id IS NOT NULL
	FROM steps WHERE true ON CONFLICT DO NOTHING`;

const PROGRESS = `users u CROSS JOIN enrollments e ON e.user_id = u.id CROSS JOIN lesson_progress p ON p.enrollment_id = e.id`;
const OF_PEOPLE = `u.id > ${whole(1)} AND u.id <= ${whole(2)} AND u.email GLOB '*${LOAD_DOMAIN}'`;

/** Passed at the first attempt with all answers right, so that the score is true. */
export const INSERT_ATTEMPTS = `
	INSERT INTO quiz_attempts (id, enrollment_id, lesson_id, number, score, passed, answers, submitted_at)
	SELECT lower(hex(randomblob(16))), p.enrollment_id, p.lesson_id, 1, 100, 1, a.answers, p.completed_at
	FROM ${PROGRESS} CROSS JOIN load_answers a ON a.lesson_id = p.lesson_id
	WHERE p.completed_at IS NOT NULL AND ${OF_PEOPLE} ON CONFLICT DO NOTHING`;

export const INSERT_DAYS = `
	INSERT INTO learning_days (user_id, day, seconds, lessons_completed)
	SELECT e.user_id, date((p.last_seen_at / 60000 + z.offset) * 60, 'unixepoch') AS local_day,
		min(86400, sum(l.minutes * CASE WHEN p.completed_at IS NULL THEN 15 ELSE 40 + p.lesson_id % 30 END)), count(p.completed_at)
	FROM ${PROGRESS} CROSS JOIN lessons l ON l.id = p.lesson_id CROSS JOIN load_zones z ON z.time_zone = u.time_zone
	WHERE ${OF_PEOPLE} GROUP BY e.user_id, local_day ON CONFLICT DO NOTHING`;

/** One in ten of those who have finished; ?3 is now. */
export const INSERT_REVIEWS = `
	INSERT INTO course_reviews (course_id, user_id, stars, body, language, created_at)
	SELECT e.course_id, e.user_id, '[5,5,5,5,4,4,4,4,3,2]' ->> (${hash("e.user_id", 12, "e.course_id")} % 10),
		CASE WHEN u.language = 'en' AND e.id % 4 = 0 THEN 'Short, to the point, and the figures add up.' END,
		u.language, min(${whole(3)}, e.completed_at + 5400000)
	FROM users u CROSS JOIN enrollments e ON e.user_id = u.id
	WHERE e.status = 'completed' AND ${hash("e.user_id", 13, "e.course_id")} % 10 = 0 AND ${OF_PEOPLE} ON CONFLICT DO NOTHING`;
