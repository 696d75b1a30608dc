import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import {
	affiliateClickCountries,
	affiliateDays,
	affiliateLinks,
	affiliatePayouts,
	commissions,
} from "#db/schema/schema.ts";
import type { AffiliateId } from "../application/affiliates.repository.server";
import type { CommissionState } from "../rules/commission-state";

const PER_PAGE = 50;

export function listCommissions(db: Database, affiliateId: AffiliateId, state: CommissionState | null) {
	const isAsked: (SQL | undefined)[] = [
		eq(commissions.affiliateId, affiliateId),
		state ? eq(commissions.state, state) : undefined,
	];
	return db
		.select({
			id: commissions.id,
			kind: commissions.kind,
			state: commissions.state,
			via: commissions.via,
			subId: affiliateLinks.subId,
			isRenewal: sql<boolean>`${commissions.membershipId} is not null`.mapWith(Boolean).as("is_renewal"),
			currency: commissions.currency,
			baseMinor: commissions.baseMinor,
			amountMinor: commissions.amountMinor,
			voidMinor: commissions.voidMinor,
			soldAt: commissions.soldAt,
			finalAt: commissions.finalAt,
		})
		.from(commissions)
		.leftJoin(affiliateLinks, eq(affiliateLinks.id, commissions.linkId))
		.where(and(...isAsked))
		.orderBy(desc(commissions.soldAt))
		.limit(PER_PAGE);
}

export function listDays(db: Database, affiliateId: AffiliateId, since: string) {
	return db
		.select({
			day: affiliateDays.day,
			clicks: sql<number>`sum(${affiliateDays.clicks})`.mapWith(Number).as("clicked"),
			signUps: sql<number>`sum(${affiliateDays.signUps})`.mapWith(Number).as("signed_up"),
		})
		.from(affiliateDays)
		.where(and(eq(affiliateDays.affiliateId, affiliateId), gte(affiliateDays.day, since)))
		.groupBy(affiliateDays.day)
		.orderBy(affiliateDays.day);
}

export function listCountries(db: Database, affiliateId: AffiliateId, since: string) {
	const { country, clicks, day } = affiliateClickCountries;
	const sum = sql<number>`sum(${clicks})`.mapWith(Number);
	return db
		.select({ country, clicks: sum.as("clicked") })
		.from(affiliateClickCountries)
		.where(and(eq(affiliateClickCountries.affiliateId, affiliateId), gte(day, since)))
		.groupBy(country)
		.orderBy(desc(sum), country);
}

export function listForFile(
	db: Database,
	{ affiliateId, after, limit }: { affiliateId: number; after: [number, string] | null; limit: number },
) {
	const { soldAt, id } = commissions;
	const isLater = after ? sql`(${soldAt}, ${id}) < (${after[0]}, ${after[1]})` : undefined;
	return db
		.select({
			id,
			soldAt,
			kind: commissions.kind,
			state: commissions.state,
			via: commissions.via,
			subId: affiliateLinks.subId,
			membershipId: commissions.membershipId,
			isTest: commissions.isTest,
			currency: commissions.currency,
			baseMinor: commissions.baseMinor,
			rateBps: commissions.rateBps,
			amountMinor: commissions.amountMinor,
			voidMinor: commissions.voidMinor,
			finalAt: commissions.finalAt,
		})
		.from(commissions)
		.leftJoin(affiliateLinks, eq(affiliateLinks.id, commissions.linkId))
		.where(and(eq(commissions.affiliateId, affiliateId), isLater))
		.orderBy(desc(soldAt), desc(id))
		.limit(limit);
}

export function listDaysForFile(
	db: Database,
	{ affiliateId, after, limit }: { affiliateId: number; after: [string, number] | null; limit: number },
) {
	const { day, linkId, clicks, signUps } = affiliateDays;
	const isLater = after ? sql`(${day}, ${linkId}) < (${after[0]}, ${after[1]})` : undefined;
	return db
		.select({ day, linkId, subId: affiliateLinks.subId, clicks, signUps })
		.from(affiliateDays)
		.leftJoin(affiliateLinks, eq(affiliateLinks.id, linkId))
		.where(and(eq(affiliateDays.affiliateId, affiliateId), isLater))
		.orderBy(desc(day), desc(linkId))
		.limit(limit);
}

/** Link 0 is the code alone. */
export function listClicksByLink(db: Database, affiliateId: AffiliateId, since: string) {
	return db
		.select({
			linkId: affiliateDays.linkId,
			clicks: sql<number>`sum(${affiliateDays.clicks})`.mapWith(Number).as("clicked"),
		})
		.from(affiliateDays)
		.where(and(eq(affiliateDays.affiliateId, affiliateId), gte(affiliateDays.day, since)))
		.groupBy(affiliateDays.linkId);
}

export function listPayoutsOf(db: Database, affiliateId: AffiliateId) {
	return db
		.select()
		.from(affiliatePayouts)
		.where(eq(affiliatePayouts.affiliateId, affiliateId))
		.orderBy(desc(affiliatePayouts.createdAt))
		.limit(PER_PAGE);
}
