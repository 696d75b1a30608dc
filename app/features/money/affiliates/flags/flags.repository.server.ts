import { and, count, desc, eq, gte, sql } from "drizzle-orm";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { affiliateFlags, affiliates, affiliateVisits, commissions, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type NewFlag = Pick<typeof affiliateFlags.$inferSelect, "affiliateId" | "kind" | "subject" | "figure"> & { now: Date };

/** Raises a flag for a person to review, once. */
export function raiseFlag(db: Database, { now, ...flag }: NewFlag): Write {
	return db
		.insert(affiliateFlags)
		.values({ ...flag, id: newId(), state: "open", raisedAt: now })
		.onConflictDoNothing();
}

export function listClickBursts(db: Database, since: Date, atLeast: number) {
	return db
		.select({ affiliateId: affiliateVisits.affiliateId, figure: count().as("figure") })
		.from(affiliateVisits)
		.where(gte(affiliateVisits.clickedAt, since))
		.groupBy(affiliateVisits.affiliateId)
		.having(sql`count(*) >= ${atLeast}`);
}

export function listSaleBursts(db: Database, since: Date, atLeast: number) {
	return db
		.select({ affiliateId: commissions.affiliateId, figure: count().as("figure") })
		.from(commissions)
		.where(and(eq(commissions.kind, "sale"), gte(commissions.finalAt, since), eq(commissions.state, "pending")))
		.groupBy(commissions.affiliateId)
		.having(sql`count(*) >= ${atLeast}`);
}

const MOST_OPEN = 50;

export function listOpenFlags(db: Database) {
	return db
		.select({
			id: affiliateFlags.id,
			kind: affiliateFlags.kind,
			subject: affiliateFlags.subject,
			figure: affiliateFlags.figure,
			raisedAt: affiliateFlags.raisedAt,
			affiliateId: affiliateFlags.affiliateId,
			code: affiliates.code,
			name: sql<string | null>`${users.name}`.as("owner_name"),
		})
		.from(affiliateFlags)
		.innerJoin(affiliates, eq(affiliates.id, affiliateFlags.affiliateId))
		.leftJoin(users, eq(users.id, affiliates.userId))
		.where(eq(affiliateFlags.state, "open"))
		.orderBy(affiliateFlags.raisedAt)
		.limit(MOST_OPEN);
}

export function listFlagsOf(db: Database, affiliateId: number) {
	return db
		.select()
		.from(affiliateFlags)
		.where(eq(affiliateFlags.affiliateId, affiliateId))
		.orderBy(desc(affiliateFlags.raisedAt))
		.limit(MOST_OPEN);
}

type Decision = { id: string; state: "dismissed" | "confirmed"; actorId: number; now: Date };

/** Changes no row when it was decided before. */
export function decideFlag(db: Database, { id, state, actorId, now }: Decision): Write {
	return db
		.update(affiliateFlags)
		.set({ state, decidedAt: now, decidedBy: actorId })
		.where(and(eq(affiliateFlags.id, id), eq(affiliateFlags.state, "open")));
}
