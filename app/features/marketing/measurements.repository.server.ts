import { and, count, gt, isNotNull, max } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { counters, courses, enrollments } from "../../../db/schema/schema";
import { type Measurements, NOTHING_MEASURED } from "./measurements";

const DAY = 24 * 60 * 60_000;

/**
 * The statements that measure what claims speak of, for the batch of a page;
 * `readMeasurements` reads what they bring. Running totals, one stretch of an
 * index, and the courses, which are some hundreds at most.
 */
export function measurementStatements(db: Database, now: Date) {
	const dayAgo = new Date(now.getTime() - DAY);
	return [
		db.select().from(counters),
		db
			.select({ enrolled: count().as("enrolled") })
			.from(enrollments)
			.where(gt(enrollments.createdAt, dayAgo)),
		db
			.select({ highestPriceCents: max(courses.priceCents).as("highest_price_cents") })
			.from(courses)
			.where(and(isNotNull(courses.publishedAt), gt(courses.priceCents, 0))),
	] as const;
}

type Statements = ReturnType<typeof measurementStatements>;
type Rows<I extends number> = Awaited<Statements[I]>;

/** What was measured, from the rows of `measurementStatements` in their order. */
export function readMeasurements(totals: Rows<0>, lastDay: Rows<1>, prices: Rows<2>): Measurements {
	const total = new Map(totals.map(({ name, value }) => [name, value]));
	return {
		...NOTHING_MEASURED,
		totalUsers: total.get("users") ?? 0,
		activeEnrollments: total.get("enrollments.active") ?? 0,
		enrollments: total.get("enrollments") ?? 0,
		completedEnrollments: total.get("enrollments.completed") ?? 0,
		enrolledLastDay: lastDay[0]?.enrolled ?? 0,
		highestPriceCents: prices[0]?.highestPriceCents ?? null,
	};
}
