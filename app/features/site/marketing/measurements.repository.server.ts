import { and, count, gt, isNotNull, max, sql } from "drizzle-orm";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { counters, courses, enrollments } from "#db/schema/schema.ts";
import { type Measurements, NOTHING_MEASURED } from "./measurements";

export function dayBefore(now: Date): number {
	return now.getTime() - DAY_MS;
}

/**
 * Statements for a page's batch; `readMeasurements` reads their rows. Cheap: running totals, an index range, and at
 * most some hundred courses. `since` is `dayBefore` now.
 */
export function measurementStatements(db: Database, since: number) {
	return {
		totals: db.select().from(counters),
		lastDay: db
			.select({ enrolled: count().as("enrolled") })
			.from(enrollments)
			.where(sql`${enrollments.createdAt} > ${since}`),
		prices: db
			.select({
				highestPriceCents: max(courses.priceCents).as("highest_price_cents"),
				featuredEnrollments: sql<number | null>`coalesce(
					(select one.enrollment_count from courses one where one.featured = 1 and one.published_at is not null),
					(select first.enrollment_count from courses first where first.published_at is not null
						order by first.position, first.id limit 1)
				)`.as("featured_enrollments"),
			})
			.from(courses)
			.where(and(isNotNull(courses.publishedAt), gt(courses.priceCents, 0))),
	};
}

type Statements = ReturnType<typeof measurementStatements>;
type Rows = { [Name in keyof Statements]: Awaited<Statements[Name]> };

/** Converts the rows of `measurementStatements`. */
export function readMeasurements({ totals, lastDay, prices }: Rows): Measurements {
	const total = new Map(totals.map(({ name, value }) => [name, value]));
	return {
		...NOTHING_MEASURED,
		totalUsers: total.get("users") ?? 0,
		activeEnrollments: total.get("enrollments.active") ?? 0,
		enrollments: total.get("enrollments") ?? 0,
		completedEnrollments: total.get("enrollments.completed") ?? 0,
		totalCourses: total.get("courses") ?? 0,
		enrolledLastDay: lastDay[0]?.enrolled ?? 0,
		featuredEnrollments: prices[0]?.featuredEnrollments ?? null,
		highestPriceCents: prices[0]?.highestPriceCents ?? null,
	};
}
