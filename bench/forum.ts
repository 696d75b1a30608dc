import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connect } from "#db/client.server.ts";
import { generateForum } from "#scripts/generate-school/generate-forum.ts";
import { openBindings } from "#scripts/state-bindings.ts";
import { type ForumCase, forumCases } from "./measure/forum-cases.ts";
import { inventFragments } from "./measure/invent-posts.ts";
import { median } from "./measure/median.ts";
import { recordingDatabase } from "./measure/recording-database.ts";
import { countingDatabase, newCount } from "./servers/counting-database.js";

// `npm run bench:forum [-- --members 100000 --posts 1000000 --longest 10000 --plans]`
// What the forum's lists, pages, searches and deeds cost in a local D1 filled with invented posts. Kept in .cache.
const { values } = parseArgs({
	options: {
		members: { type: "string", default: "100000" },
		posts: { type: "string", default: "1000000" },
		longest: { type: "string", default: "10000" },
		/** Prints how SQLite reads each statement. */
		plans: { type: "boolean", default: false },
	},
});
const size = { members: Number(values.members), posts: Number(values.posts), longest: Number(values.longest) };
if (!Object.values(size).every((count) => Number.isSafeInteger(count) && count > 0) || size.longest >= size.posts)
	throw new RangeError("--members, --posts and --longest are whole numbers, and the longest topic is not all posts");
const FRAGMENTS = 4_000;
const TIMED = 9;
/** The target of rows read for each that is shown; many times as many mean that an index is missing. */
const MOST_READ_A_ROW = 3;

const now = new Date();
const stateDir = `.cache/bench-forum-${size.posts}`;
const isNew = !existsSync(stateDir);
mkdirSync(stateDir, { recursive: true });
const { bindings, close } = await openBindings(stateDir);
try {
	if (isNew) await migrate(bindings.DB);
	const started = performance.now();
	const fragments = inventFragments(FRAGMENTS);
	if (await generateForum(bindings.DB, size, { fragments, now: now.getTime(), say: console.log }))
		console.log(`Generated in ${((performance.now() - started) / 1000).toFixed(0)} seconds.`);
	await printSizes(bindings.DB);
	await measure(bindings.DB);
} finally {
	await close();
}

async function migrate(db: D1Database) {
	const files = readdirSync("db/migrations").filter((name) => name.endsWith(".sql"));
	for (const name of files.sort()) {
		const queries = readFileSync(`db/migrations/${name}`, "utf8").split("--> statement-breakpoint");
		await db.batch(queries.map((query) => db.prepare(query)));
	}
}

async function printSizes(db: D1Database) {
	const counts = await db.batch<{ n: number }>(
		["users", "forum_topics", "forum_posts", "forum_reads"].map((table) =>
			db.prepare(`SELECT count(*) AS n FROM ${table}`),
		),
	);
	const [members = 0, topics = 0, posts = 0, reads = 0] = counts.map(({ results }) => results[0]?.n ?? 0);
	const index = await db.prepare("SELECT sum(length(block)) AS n FROM forum_search_data").first<number>("n");
	const texts = await db.prepare("SELECT sum(length(body)) AS n FROM forum_posts").first<number>("n");
	const files = readdirSync(stateDir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(".sqlite"))
		.map((entry) => statSync(join(entry.parentPath, entry.name)).size);
	console.table({ members, topics, posts, reads });
	console.table({
		"index of the search, MB": megabytes(index ?? 0),
		"texts of the posts, MB": megabytes(texts ?? 0),
		"the whole database, MB": megabytes(Math.max(0, ...files)),
	});
}

function megabytes(bytes: number): number {
	return Number((bytes / 1_000_000).toFixed(1));
}

async function measure(db: D1Database) {
	const faults: string[] = [];
	const rows = [];
	for (const one of await forumCases(db, size, now)) {
		const count = newCount();
		const shown = await one.run(connect(countingDatabase(db, count)));
		const times = [];
		for (let time = 0; time < TIMED; time += 1) {
			const before = performance.now();
			await one.run(connect(db));
			times.push(performance.now() - before);
		}
		if (values.plans) await printPlans(db, one);
		const ratio = Number((count.rowsRead / Math.max(1, shown)).toFixed(1));
		if (count.trips > one.trips) faults.push(`${one.name}: ${count.trips} trips, not ${one.trips}`);
		if (one.isList && ratio > MOST_READ_A_ROW) faults.push(`${one.name}: ${ratio} rows read for each that is shown`);
		rows.push({
			what: one.name,
			trips: count.trips,
			statements: count.statements,
			"rows read": count.rowsRead,
			shown,
			"read ÷ shown": ratio,
			ms: Number(median(times).toFixed(1)),
		});
	}
	console.table(rows);
	for (const fault of faults) console.log(`MISSED  ${fault}`);
	if (faults.length === 0) console.log("Every target is met.");
}

async function printPlans(db: D1Database, { name, run }: ForumCase) {
	const statements: { sql: string; values: unknown[] }[] = [];
	await run(connect(recordingDatabase(db, statements)));
	console.log(`\n== ${name}`);
	for (const { sql, values: bound } of statements) {
		const { results } = await db
			.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.bind(...bound)
			.all<{ detail: string }>();
		console.log(`-- ${sql.replace(/\s+/g, " ").slice(0, 160)}`);
		for (const { detail } of results) console.log(`   ${detail}`);
	}
}
