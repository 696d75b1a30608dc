import type { Health } from "#app/features/operations/status/health-shape.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };

/**
 * Says whether the school is ready: the database answers, and has the tables of this build. 200 `{ status: "ok", database: "ok", time }`
 * or 503 `{ status: "unavailable", database: "unavailable", time }`.
 *
 * `time` is `now` in ISO 8601 UTC. A database that has not answered
 * within `limitMilliseconds` counts as out, and one whose last migration is
 * older than the build's is not ready. Never throws and never says why.
 */
export async function answerHealth(db: D1Database, now: Date, limitMilliseconds = 1000): Promise<Response> {
	const isUp = await answersWithin(db, limitMilliseconds);
	const word = isUp ? "ok" : "unavailable";
	const answer: Health = { status: word, database: word, time: now.toISOString() };
	const headers: Record<string, string> = { "Cache-Control": "no-store" };
	if (!isUp) headers["Retry-After"] = String(RETRY_AFTER_SECONDS);

	return Response.json(answer, { status: isUp ? 200 : 503, headers });
}

const RETRY_AFTER_SECONDS = 10;

/** As wrangler notes it once it is applied. */
const LAST_MIGRATION = `${journal.entries.at(-1)?.tag}.sql`;

async function answersWithin(db: D1Database, limitMilliseconds: number): Promise<boolean> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const limit = new Promise<boolean>((resolve) => {
		timer = setTimeout(() => resolve(false), limitMilliseconds);
	});
	try {
		const answer = db
			.prepare("SELECT name FROM d1_migrations WHERE name = ?")
			.bind(LAST_MIGRATION)
			.first<string>("name")
			.then((name) => name === LAST_MIGRATION);
		return await Promise.race([answer, limit]);
	} catch {
		return false;
	} finally {
		clearTimeout(timer);
	}
}
