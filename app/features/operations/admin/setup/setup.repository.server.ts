import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";

/** What the database knows of the steps before opening; one row. Counts end at what the steps ask for. */
export function countForSetup(db: Database) {
	const admins = sql`users where role = 'admin' and suspended_at is null`;
	return db
		.select({
			publishedCourses: sql<number>`exists (select 1 from courses where published_at is not null)`.as("setup_courses"),
			plansOnSale: sql<number>`exists (select 1 from plans plan join plan_prices price on price.plan_id = plan.id
				and price.until_at is null and price.amount_minor > 0 where plan.active)`.as("setup_plans"),
			admins: sql<number>`(select count(*) from ${admins})`.as("setup_admins"),
			adminsWithoutFactor: sql<number>`(select count(*) from ${admins} and second_factor_at is null)`.as(
				"setup_without_factor",
			),
		})
		.from(sql`(select 1)`);
}
