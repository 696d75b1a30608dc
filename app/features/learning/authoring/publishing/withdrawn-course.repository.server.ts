import { and, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import { courses } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Takes published courses from visitors. Who has begun one keeps it; none of them is featured any more. */
export function withdrawCourses(db: Database, ids: readonly number[]): Write {
	return db
		.update(courses)
		.set({ formerPublishedAt: sql`${courses.publishedAt}`, publishedAt: null, featured: false })
		.where(and(inValues(courses.id, ids), isNotNull(courses.publishedAt)));
}

/** Shows withdrawn courses to visitors again, as published when they were. */
export function offerCoursesAgain(db: Database, ids: readonly number[]): Write {
	return db
		.update(courses)
		.set({ publishedAt: sql`${courses.formerPublishedAt}`, formerPublishedAt: null })
		.where(and(inValues(courses.id, ids), isNotNull(courses.formerPublishedAt)));
}

/** Breaks the batch unless all of these courses are published, or all of them withdrawn. */
export function requireAllOf(db: Database, state: "published" | "withdrawn", ids: readonly number[]): Write {
	const column = state === "published" ? courses.publishedAt : courses.formerPublishedAt;
	const found = sql`(select count(*) from ${courses} where ${inValues(courses.id, ids)} and ${column} is not null)`;
	return db
		.select({ all: valueIfElseConflict(sql`${found} = ${ids.length}`, sql`1`).as("all_in_state") })
		.from(courses)
		.limit(1);
}
