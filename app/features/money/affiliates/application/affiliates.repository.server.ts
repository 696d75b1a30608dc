import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { affiliateLinks, affiliates, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type Affiliate = typeof affiliates.$inferSelect;
export type AffiliateStatus = Affiliate["status"];

export function findAffiliateOf(db: Database, userId: UserId) {
	return db.select().from(affiliates).where(eq(affiliates.userId, userId)).limit(1);
}

/** An affiliate's id, or a subquery for it where only the account is known (`affiliateOf`). */
export type AffiliateId = number | SQL<number>;

/** A subquery for the affiliate's id; null when the account is no affiliate. */
export function affiliateOf(db: Database, userId: UserId): SQL<number> {
	return sql<number>`(${db.select({ id: affiliates.id }).from(affiliates).where(eq(affiliates.userId, userId))})`;
}

export function findAffiliate(db: Database, id: number) {
	return db
		.select({
			affiliate: affiliates,
			name: sql<string | null>`${users.name}`.as("owner_name"),
			email: sql<string | null>`${users.email}`.as("owner_email"),
		})
		.from(affiliates)
		.leftJoin(users, eq(users.id, affiliates.userId))
		.where(eq(affiliates.id, id))
		.limit(1);
}

type Application = { userId: number; code: string; place: string; plan: string; now: Date };

/** Inserts an application, or reopens a refused one. Fails when the code is taken. */
export function insertApplication(db: Database, { now, ...application }: Application): Write {
	const asked = { code: application.code, place: application.place, plan: application.plan, appliedAt: now };
	return db
		.insert(affiliates)
		.values({ ...application, status: "applied", appliedAt: now })
		.onConflictDoUpdate({
			target: affiliates.userId,
			set: { ...asked, status: "applied", decidedAt: null, decidedBy: null, decidedWhy: null },
			setWhere: eq(affiliates.status, "refused"),
		});
}

type Decision = { id: number; from: AffiliateStatus[]; to: AffiliateStatus; why: string | null };

/** Changes no row when the state is no longer `from`. */
export function decideApplication(
	db: Database,
	{ id, from, to, why }: Decision,
	{ by, now }: { by: number; now: Date },
): Write {
	return db
		.update(affiliates)
		.set({ status: to, decidedWhy: why, decidedAt: now, decidedBy: by })
		.where(and(eq(affiliates.id, id), inValues(affiliates.status, from)));
}

type OwnColumns = Partial<
	Pick<Affiliate, "alias" | "aliasFolded" | "listedAt" | "payoutSealed" | "taxForm" | "taxFormKind" | "taxFormAt">
>;

/** Fails when the alias is taken. */
export function updateAffiliate(db: Database, id: number, columns: OwnColumns): Write {
	return db.update(affiliates).set(columns).where(eq(affiliates.id, id));
}

export const MOST_LINKS = 50;

export function listLinks(db: Database, affiliateId: AffiliateId) {
	return db
		.select()
		.from(affiliateLinks)
		.where(and(eq(affiliateLinks.affiliateId, affiliateId), isNull(affiliateLinks.retiredAt)))
		.orderBy(desc(affiliateLinks.id))
		.limit(MOST_LINKS);
}

type NewLink = Pick<typeof affiliateLinks.$inferSelect, "affiliateId" | "subId" | "path"> & { now: Date };

/** Inserts nothing at the limit of links. Fails when the name is taken. */
export function insertLink(db: Database, { affiliateId, subId, path, now }: NewLink): Write {
	const held = sql`(select count(*) from affiliate_links where affiliate_id = ${affiliateId})`;
	return db
		.insert(affiliateLinks)
		.select(
			sql`select null, ${affiliateId}, ${subId}, ${path}, ${now.getTime()}, null where ${held} < ${4 * MOST_LINKS}`,
		);
}

export function retireLink(
	db: Database,
	{ id, affiliateId, now }: { id: number; affiliateId: number; now: Date },
): Write {
	return db
		.update(affiliateLinks)
		.set({ retiredAt: now })
		.where(and(eq(affiliateLinks.id, id), eq(affiliateLinks.affiliateId, affiliateId)));
}
