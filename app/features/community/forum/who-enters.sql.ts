import { type SQL, sql } from "drizzle-orm";
import { isTaughtBy } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { holdsPlan } from "#app/features/learning/entitlements/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { enrollments, forumCategories } from "#db/schema/schema.ts";

/** Who looks at the forum. Moderators enter every category. */
export type ForumReader = { userId: UserId | null; isModerator: boolean };

/**
 * A condition on a query with `forumCategories`: the reader may enter it. Lists, pages, search, feeds and what is told
 * to people all ask this one. A retired category stays open for reading and replies; `findOpenCategory` refuses new topics.
 */
export function mayEnter(db: Database, { userId, isModerator }: ForumReader, now: Date): SQL {
	const { access, planId, courseId } = forumCategories;
	if (isModerator) return sql`true`;
	if (userId === null) return sql`(${access} = 'public')`;
	const learns = sql`exists (select 1 from ${enrollments} where ${enrollments.userId} = ${userId}
		and ${enrollments.courseId} = ${courseId})`;
	return sql`(case ${access}
		when 'plan' then ${holdsPlan(db, { userId, planIds: sql`(${planId})`, now })}
		when 'course' then ${learns} or ${isTaughtBy(userId, courseId)}
		else true end)`;
}

/** The same for an account whose rights only the database knows, such as a receiver of notifications. */
export function mayEnterAs(db: Database, userId: UserId, now: Date): SQL {
	const moderates = sql`exists (select 1 from users moderator where moderator.id = ${userId} and moderator.role = 'admin'
		and exists (select 1 from json_each(moderator.capabilities) held where held.value = 'moderation'))`;
	return sql`(${moderates} or ${mayEnter(db, { userId, isModerator: false }, now)})`;
}
