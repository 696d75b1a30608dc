import { readdirSync, readFileSync } from "node:fs";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { isConnectionLost } from "#db/connection-lost.ts";
import { type SeedOptions, seedDatabase } from "#db/seed.ts";
import { isProduction } from "#workers/environment.ts";

/** Demo people exist where ENVIRONMENT is "development" or "test". */
export type SchoolBindings = { DB: D1Database; MEDIA: R2Bucket; CACHE: KVNamespace; ENVIRONMENT?: string };

/**
 * Applies missing migrations, then seeds what is missing. Migrations are recorded as `wrangler d1 migrations apply`
 * does, so that both can be used; a failing one is thrown with its name.
 */
export async function prepareDatabase(
	env: SchoolBindings,
	say: (line: string) => void,
	options: SeedOptions = {},
): Promise<void> {
	await resumeWhenLost(() => bringUpToDate(env, say, options));
}

/** Repeats an idempotent `run` if the connection to the database was lost; three times at most. */
export async function resumeWhenLost(run: () => Promise<void>): Promise<void> {
	for (let triesLeft = 3; ; triesLeft -= 1) {
		try {
			return await run();
		} catch (error) {
			if (triesLeft === 0 || !isConnectionLost(error)) throw error;
		}
	}
}

async function bringUpToDate(env: SchoolBindings, say: (line: string) => void, options: SeedOptions): Promise<void> {
	let said = 0;
	const count = (line: string) => {
		said += 1;
		say(line);
	};
	await applyMigrations(env.DB, count);
	await seedDatabase(env.DB, env.MEDIA, count, { demoPeople: !isProduction(env), ...options });
	if (said === 0) say("The database is up to date.");
	else await raiseContentVersion(env.CACHE);
}

const MIGRATIONS = new URL("../db/migrations/", import.meta.url);

/** Exactly wrangler's statement. */
const CREATE_RECORD = `CREATE TABLE IF NOT EXISTS "d1_migrations"(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);`;

async function applyMigrations(db: D1Database, say: (line: string) => void): Promise<void> {
	const [, record] = await db.batch<{ name: string }>([
		db.prepare(CREATE_RECORD),
		db.prepare("SELECT name FROM d1_migrations ORDER BY id"),
	]);
	const applied = new Set(record?.results.map(({ name }) => name));
	const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));

	const missing = files.sort().filter((file) => !applied.has(file));
	if (missing.length === 0) return;
	// A new database takes them in one transaction, in a fifth of the time.
	if (applied.size === 0) await migrate(db, missing);
	else for (const name of missing) await migrate(db, [name]);
	say(`Applied ${missing.length === 1 ? "the migration" : `${missing.length} migrations, up to`} ${missing.at(-1)}.`);
}

async function migrate(db: D1Database, names: readonly string[]): Promise<void> {
	try {
		await db.batch(names.flatMap((name) => statementsOf(db, name)));
	} catch (error) {
		throw new Error(`The migration ${names.length === 1 ? names[0] : "of a new database"} failed`, { cause: error });
	}
}

function statementsOf(db: D1Database, name: string): D1PreparedStatement[] {
	const statements = splitStatements(readFileSync(new URL(name, MIGRATIONS), "utf8"));
	return [
		...statements.map((statement) => db.prepare(statement)),
		db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
	];
}

/** Splits at the breakpoints and drops pieces that are only comment. */
function splitStatements(sql: string): string[] {
	return sql
		.split("--> statement-breakpoint")
		.map((statement) => statement.trim())
		.filter((statement) => statement.replace(/^\s*--.*$/gm, "").trim() !== "");
}
