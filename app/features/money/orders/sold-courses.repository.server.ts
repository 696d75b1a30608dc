import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { courses, orders, planCourses, plans } from "#db/schema/schema.ts";

export type SoldThing = { course: number } | { plan: number | string } | { order: string };

export function listSoldCourses(db: Database, sold: SoldThing) {
	return db
		.select({ lessonCount: courses.lessonCount, translated: courses.translated })
		.from(courses)
		.where(and(isNotNull(courses.publishedAt), isSold(sold)));
}

function isSold(sold: SoldThing): SQL | undefined {
	if ("course" in sold) return eq(courses.id, sold.course);
	if ("plan" in sold) return isOpenedBy(or(eq(plans.id, Number(sold.plan) || 0), eq(plans.slug, String(sold.plan))));
	const thing = (kind: "course" | "plan") =>
		sql`(select ${orders.thingId} from ${orders} where ${orders.id} = ${sold.order} and ${orders.kind} = ${kind})`;
	return or(sql`${courses.id} = ${thing("course")}`, isOpenedBy(sql`${plans.id} = ${thing("plan")}`));
}

function isOpenedBy(plan: SQL | undefined): SQL {
	const isListed = sql`exists (select 1 from ${planCourses}
		where ${planCourses.planId} = ${plans.id} and ${planCourses.courseId} = ${courses.id})`;
	return sql`exists (select 1 from ${plans} where ${plan} and (${plans.allCourses} or ${isListed}))`;
}
