import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { shipCourse } from "#app/features/learning/authoring/publishing/ship-course.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { connect } from "#db/client.server.ts";
import { FIRST_COURSE_ID, inventCourse } from "./generate-school/invent-course.ts";
import {
	INSERT_CHOICES,
	INSERT_DIGESTS,
	INSERT_NOTIFICATION_SETTINGS,
	INSERT_NOTIFICATIONS,
	INSERT_QUEUED_DELIVERIES,
} from "./generate-school/notification-statements.ts";
import { PLACES } from "./generate-school/places.ts";
import {
	CREATE_LOOKUPS,
	DROP_LOOKUPS,
	INSERT_ATTEMPTS,
	INSERT_DAYS,
	INSERT_ENROLLMENTS,
	INSERT_ENTITLEMENTS,
	INSERT_PROGRESS,
	INSERT_REVIEWS,
	INSERT_USERS,
	INSTRUCTORS,
	LOAD_DOMAIN,
	MAX_APPETITE,
	USER_BASE,
} from "./generate-school/statements.ts";
import { prepareDatabase, type SchoolBindings } from "./prepare-database.ts";

export type SchoolSize = { users: number; enrollments: number; notifications?: number };

/**
 * Continues where an earlier run stopped, in one transaction per step. Throws a RangeError when more enrollments or
 * notifications are wanted without more users.
 */
export async function generateSchool(db: D1Database, size: SchoolSize, say: (line: string) => void): Promise<void> {
	const start = await countGenerated(db);
	const now = Date.now();
	const { users, enrollments, notifications = 0 } = size;
	if (start.users >= users && start.enrollments >= enrollments && start.notifications >= notifications) {
		say("All of it is there already.");
		return;
	}
	await addUsers(db, start.users, users, now, say);
	await addLearning(db, { start, size, now }, say);
	if (notifications > start.notifications) await addNotifications(db, { start, size, now }, say);
}

type Start = Awaited<ReturnType<typeof countGenerated>>;
type Growth = { start: Start; size: SchoolSize; now: number };

async function addLearning(db: D1Database, { start, size, now }: Growth, say: (line: string) => void) {
	const people = Math.max(size.users, start.users) - start.enrolled;
	const missing = size.enrollments - start.enrollments;
	if (missing <= 0) return;
	if (people <= 0)
		throw new RangeError(`All ${start.users} users have their courses: ask for more users, or a new --state`);

	await addCourses(db, Math.max(200, Math.ceil(((MAX_APPETITE * missing) / people) ** 1.5) + 10), now, say);
	await addEnrollments(db, { first: start.enrolled, people, enrollments: missing }, now, say);
}

async function addNotifications(db: D1Database, { start, size, now }: Growth, say: (line: string) => void) {
	const missing = (size.notifications ?? 0) - start.notifications;
	const people = Math.max(size.users, start.users) - start.notified;
	if (people <= 0)
		throw new RangeError(`All ${start.users} users have their notifications: ask for more users, or a new --state`);
	const courses = await db
		.prepare("SELECT json_group_array(id) AS ids FROM (SELECT id FROM courses WHERE published_at IS NOT NULL LIMIT 40)")
		.first<string>("ids");
	const report = startReport("notifications", missing, say);
	const atOnce = Math.max(10, Math.floor((NOTIFICATIONS_AT_ONCE * people) / missing / 10) * 10);
	for (let n = 0; n < people; n += atOnce) {
		const range = [USER_BASE + start.notified + n, USER_BASE + start.notified + Math.min(n + atOnce, people)];
		await db.batch([
			db.prepare(INSERT_NOTIFICATIONS).bind(...range, USER_BASE + start.notified, people, missing, now, courses),
			...[INSERT_NOTIFICATION_SETTINGS, INSERT_CHOICES, INSERT_DIGESTS].map((sql) =>
				db.prepare(sql).bind(...range, now),
			),
			db.prepare(INSERT_QUEUED_DELIVERIES).bind(...range),
		]);
		report(Math.floor((Math.min(n + atOnce, people) / people) * missing));
	}
}

/** `enrolled`, `notified`: up to which number people have their enrollments and notifications. */
async function countGenerated(db: D1Database) {
	const users = await db
		.prepare(`SELECT count(*) AS n FROM users WHERE id > ? AND email GLOB '*${LOAD_DOMAIN}'`)
		.bind(USER_BASE)
		.first<number>("n");
	const row = await db
		.prepare(
			"SELECT count(*) AS enrollments, max(user_id) AS last FROM enrollments WHERE user_id > ?1 AND user_id <= ?1 + ?2",
		)
		.bind(USER_BASE, users)
		.first<{ enrollments: number; last: number | null }>();
	const told = await db
		.prepare(
			"SELECT count(*) AS notifications, max(user_id) AS last FROM notifications WHERE user_id > ?1 AND user_id <= ?1 + ?2",
		)
		.bind(USER_BASE, users)
		.first<{ notifications: number; last: number | null }>();
	return {
		users: users ?? 0,
		enrollments: row?.enrollments ?? 0,
		enrolled: (row?.last ?? USER_BASE) - USER_BASE,
		notifications: told?.notifications ?? 0,
		notified: (told?.last ?? USER_BASE) - USER_BASE,
	};
}

async function addUsers(db: D1Database, from: number, to: number, now: number, say: (line: string) => void) {
	const report = startReport("users", to - from, say);
	for (let n = from; n < to; n += USERS_AT_ONCE) {
		const last = Math.min(n + USERS_AT_ONCE, to);
		await db
			.prepare(INSERT_USERS)
			.bind(JSON.stringify(PLACES), n + 1, last, now)
			.run();
		report(last - from);
	}
}

async function addCourses(db: D1Database, count: number, now: number, say: (line: string) => void) {
	const have = await db
		.prepare("SELECT count(*) AS n FROM documents WHERE kind = 'course' AND shipped ->> 'sourceHash' = ?")
		.bind(MARK)
		.first<number>("n");
	const report = startReport("courses", count - (have ?? 0), say);
	for (let index = have ?? 0; index < count; index += 1) {
		const publishedAt = new Date(now - (740 - (index % 300)) * DAY_MS);
		const instructorId = USER_BASE + 1 + (index % INSTRUCTORS);
		const course = inventCourse(index);
		await shipCourse(connect(db), { course, sourceHash: MARK, instructorId, publishedAt, now: new Date(now) });
		report(index + 1 - (have ?? 0));
	}
}

type Share = { first: number; people: number; enrollments: number };

async function addEnrollments(db: D1Database, share: Share, now: number, say: (line: string) => void) {
	const { first, people, enrollments } = share;
	const places = JSON.stringify(PLACES);
	const steps = JSON.stringify([...Array(1_000).keys()]);
	await db.batch([
		...DROP_LOOKUPS.map((sql) => db.prepare(sql)),
		...CREATE_LOOKUPS.map((sql) =>
			sql.includes("?1") ? db.prepare(sql).bind(sql.includes("load_zones") ? places : steps) : db.prepare(sql),
		),
	]);
	const report = startReport("enrollments", enrollments, say);
	const atOnce = Math.max(10, Math.floor((ENROLLMENTS_AT_ONCE * people) / enrollments / 10) * 10);
	for (let n = 0; n < people; n += atOnce) {
		const range = [USER_BASE + first + n, USER_BASE + first + Math.min(n + atOnce, people)];
		await db.batch([
			db.prepare(INSERT_ENROLLMENTS).bind(...range, USER_BASE + first, people, enrollments, now),
			db.prepare(INSERT_ENTITLEMENTS).bind(...range),
			db.prepare(INSERT_PROGRESS).bind(...range),
			db.prepare(INSERT_ATTEMPTS).bind(...range),
			db.prepare(INSERT_DAYS).bind(...range),
			db.prepare(INSERT_REVIEWS).bind(...range, now),
		]);
		report(Math.floor((Math.min(n + atOnce, people) / people) * enrollments));
	}
	await db.batch(DROP_LOOKUPS.map((sql) => db.prepare(sql)));
}

const USERS_AT_ONCE = 20_000;
const ENROLLMENTS_AT_ONCE = 20_000;
const NOTIFICATIONS_AT_ONCE = 50_000;
/** Stored in place of the hash of files, so that the seed leaves these courses alone. */
const MARK = `generated from ${FIRST_COURSE_ID}`;

function startReport(things: string, total: number, say: (line: string) => void) {
	const start = performance.now();
	let said = -1;
	return (done: number) => {
		const twentieth = Math.floor((20 * done) / total);
		if (twentieth === said) return;
		said = twentieth;
		const seconds = (performance.now() - start) / 1000;
		const rate = Math.round(done / Math.max(seconds, 0.001)).toLocaleString("en");
		say(`${things}: ${Math.floor((100 * done) / total)} % (${done.toLocaleString("en")}), ${rate} a second`);
	};
}

async function countAll(db: D1Database): Promise<Record<string, number>> {
	const tables = [
		"users",
		"courses",
		"lessons",
		"enrollments",
		"lesson_progress",
		"quiz_attempts",
		"learning_days",
		"course_reviews",
		"notifications",
		"notification_settings",
		"notification_choices",
		"notification_digests",
	];
	const results = await db.batch<{ n: number }>(
		tables.map((table) => db.prepare(`SELECT count(*) AS n FROM ${table}`)),
	);
	return Object.fromEntries(tables.map((table, index) => [table, results[index]?.results[0]?.n ?? 0]));
}

/** The same files as `npm start` uses. Do not run both at once. */
async function openLocalDatabase(stateDir: string) {
	process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
	const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
	const { rootPath, compatibilityDate, bindings, d1Databases, r2Buckets, kvNamespaces } = workerOptions;
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			resourcePersistencePath: resolve(stateDir, "v3"),
			cf: false,
			workers: [
				{
					name: "grew",
					rootPath,
					compatibilityDate,
					bindings,
					d1Databases,
					r2Buckets,
					kvNamespaces,
					modules: true,
					script: "export default {};",
				},
			],
		} as Parameters<typeof convertV4MiniflareOptions>[0]),
	);
	return { env: await miniflare.getBindings<SchoolBindings>(), close: () => miniflare.dispose() };
}

async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			users: { type: "string", default: "100000" },
			enrollments: { type: "string", default: "1000000" },
			notifications: { type: "string", default: "2000000" },
			state: { type: "string", default: process.env.STATE_DIR ?? ".wrangler/state" },
		},
	});
	const size = {
		users: Number(values.users),
		enrollments: Number(values.enrollments),
		notifications: Number(values.notifications),
	};
	if (!Object.values(size).every((count) => Number.isSafeInteger(count) && count >= 0) || size.users < INSTRUCTORS) {
		throw new RangeError(`--users (${INSTRUCTORS} or more), --enrollments and --notifications are whole numbers`);
	}
	const started = performance.now();
	const { env, close } = await openLocalDatabase(values.state);
	try {
		await prepareDatabase({ ...env, ENVIRONMENT: "development" }, console.log);
		await generateSchool(env.DB, size, console.log);
		console.table(await countAll(env.DB));
		console.log(`Took ${Math.round((performance.now() - started) / 1000)} seconds.`);
	} finally {
		await close();
	}
}

if (import.meta.main) await main();
