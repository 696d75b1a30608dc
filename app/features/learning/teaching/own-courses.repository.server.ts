import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { isTaughtBy } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { userOfSession } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, users } from "#db/schema/schema.ts";

/** The courses that an instructor teaches, alone or with others, or all (`null`, for admins). A session selects what applies to its user. */
export type Owner = { instructorId: number | null } | { session: string };

/** Who asks, once known: admins reach all courses. */
export function ownerOf({ id, role }: { id: number; role: string }): Owner {
	return { instructorId: role === "admin" ? null : id };
}

/** A condition on `courses`. Undefined where all belong to the owner. */
export function isOwn(owner: Owner): SQL | undefined {
	if ("session" in owner) {
		const userId = userOfSession(owner.session);
		const isAdmin = sql`exists (select 1 from ${users} asking where asking.id = ${userId} and asking.role = 'admin')`;
		return sql`(${isTaughtBy(userId)} or ${isAdmin})`;
	}
	return owner.instructorId === null ? undefined : isTaughtBy(owner.instructorId);
}

/** A condition on `courses`: the reader is its instructor, or an admin. What it earned is shown to no others. */
export function seesRevenue(owner: Owner): SQL {
	if ("session" in owner) {
		const userId = userOfSession(owner.session);
		return sql`exists (select 1 from ${users} asking where asking.id = ${userId}
			and (asking.role = 'admin' or asking.id = ${courses.instructorId}))`;
	}
	return owner.instructorId === null ? sql`1` : eq(courses.instructorId, owner.instructorId);
}

/** The id of the course asked for, else of the first; no row for someone else's. */
export function chosenCourse(db: Database, owner: Owner, courseId: number | null) {
	return db
		.select({ id: courses.id })
		.from(courses)
		.where(and(isOwn(owner), courseId === null ? undefined : eq(courses.id, courseId)))
		.orderBy(asc(courses.position), asc(courses.id))
		.limit(1);
}
