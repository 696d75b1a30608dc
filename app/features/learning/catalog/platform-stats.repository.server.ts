import { count } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { counters, usersByCountry } from "#db/schema/schema.ts";
import type { PlatformStats } from "./shapes";

/** How many countries learners come from, as a list of one. */
export function countCountries(db: Database) {
	return db.select({ countries: count().as("countries") }).from(usersByCountry);
}

/** The figures of the school, read from running totals; no table that grows is counted. */
export async function findPlatformStats(db: Database): Promise<PlatformStats> {
	const [totals, countries] = await db.batch([db.select().from(counters), countCountries(db)]);
	const total = new Map(totals.map(({ name, value }) => [name, value]));
	const enrollments = total.get("enrollments") ?? 0;
	const completed = total.get("enrollments.completed") ?? 0;

	return {
		totalUsers: total.get("users") ?? 0,
		activeEnrollments: total.get("enrollments.active") ?? 0,
		successRate: enrollments > 0 ? Math.round((100 * completed) / enrollments) : 0,
		countries: countries[0]?.countries ?? 0,
		totalCourses: total.get("courses") ?? 0,
	};
}
