import { and, count, desc, eq, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { memberBlocks, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Whom a member has blocked, the latest first. */
export function listBlocked(db: Database, userId: UserId, limit: number) {
	return db
		.select({ id: users.id, name: users.name, blockedAt: memberBlocks.blockedAt })
		.from(memberBlocks)
		.innerJoin(users, eq(users.id, memberBlocks.blockedId))
		.where(eq(memberBlocks.userId, userId))
		.orderBy(desc(memberBlocks.blockedAt), desc(users.id))
		.limit(limit);
}

export function countBlocked(db: Database, userId: number) {
	return db.select({ count: count() }).from(memberBlocks).where(eq(memberBlocks.userId, userId));
}

type Pair = { userId: number; blockedId: number };

/** Changes nothing for an account that is not there, for oneself, or if it is blocked already. */
export function insertBlock(db: Database, { userId, blockedId, now }: Pair & { now: Date }): Write {
	const others = db
		.select({
			userId: sql`${userId}`.as("user_id"),
			blockedId: users.id,
			blockedAt: sql`${now.getTime()}`.as("blocked_at"),
		})
		.from(users)
		.where(and(eq(users.id, blockedId), sql`${users.id} <> ${userId}`));
	return db.insert(memberBlocks).select(others).onConflictDoNothing();
}

export function deleteBlock(db: Database, { userId, blockedId }: Pair): Write {
	return db.delete(memberBlocks).where(and(eq(memberBlocks.userId, userId), eq(memberBlocks.blockedId, blockedId)));
}
