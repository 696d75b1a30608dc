import type { Database } from "#db/client.server.ts";
import { countCountries, listTotals } from "./platform-stats.repository.server.ts";
import type { PlatformStats } from "./shapes.ts";

/** The figures of the school, read from running totals; no table that grows is counted. */
export async function platformStats(db: Database): Promise<PlatformStats> {
	const [totals, [counted]] = await db.batch([listTotals(db), countCountries(db)]);
	const total = new Map(totals.map(({ name, value }) => [name, value]));
	const enrollments = total.get("enrollments") ?? 0;
	const completed = total.get("enrollments.completed") ?? 0;

	return {
		totalUsers: total.get("users") ?? 0,
		activeEnrollments: total.get("enrollments.active") ?? 0,
		successRate: enrollments > 0 ? Math.round((100 * completed) / enrollments) : 0,
		countries: counted?.countries ?? 0,
		totalCourses: total.get("courses") ?? 0,
	};
}
