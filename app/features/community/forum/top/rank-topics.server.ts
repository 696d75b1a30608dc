import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { TOP_PERIODS, type TopPeriod } from "#db/schema/community/forum-kinds.ts";
import { replaceScores } from "./scores.repository.server";

const DAYS: Record<TopPeriod, number> = { day: 1, week: 7, month: 30, year: 365 };

/** Ranks the topics of each period, so that a list only reads what stands there. */
export const rankTopics: ScheduledJob = { name: "forum.rankTopics", everyMinutes: 6 * 60, work: rank };

async function rank(db: Database, now: Date): Promise<number> {
	for (const period of TOP_PERIODS) {
		const since = new Date(now.getTime() - DAYS[period] * DAY_MS);
		await runTogether(db, replaceScores(db, { period, since }));
	}
	return TOP_PERIODS.length;
}
