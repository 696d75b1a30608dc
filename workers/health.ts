import type { Health } from "#app/features/operations/status/health-shape.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };

/** 200 if the database answers in time and has this build's last migration, otherwise 503. Never throws. */
export async function answerHealth(db: D1Database, now: Date, limitMilliseconds = 1000): Promise<Response> {
	const isUp = await answersWithin(db, limitMilliseconds);
	const word = isUp ? "ok" : "unavailable";
	const answer: Health = { status: word, database: word, time: now.toISOString() };
	const headers: Record<string, string> = { "Cache-Control": "no-store" };
	if (!isUp) headers["Retry-After"] = String(RETRY_AFTER_SECONDS);

	return Response.json(answer, { status: isUp ? 200 : 503, headers });
}

const RETRY_AFTER_SECONDS = 10;

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
