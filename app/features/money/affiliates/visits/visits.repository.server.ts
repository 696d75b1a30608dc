import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { affiliateClickCountries, affiliateDays, affiliates, affiliateVisits } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Click } from "./click";

/** Who comes back within this time has not clicked once more. */
const ONE_VISIT_MS = 30 * MINUTE_MS;

export function findActiveCode(db: Database, code: string) {
	return db
		.select({ id: affiliates.id })
		.from(affiliates)
		.where(and(eq(affiliates.code, code), eq(affiliates.status, "active")))
		.limit(1);
}

/** Repeatable: a click counts once, and the latest wins in any order. Writes nothing for an unknown code. */
export function clickWrites(db: Database, { code, subId, visitorId, country = "", at, isCounted }: Click) {
	const from = sql`from affiliates a left join affiliate_links l
		on l.affiliate_id = a.id and l.sub_id = ${subId} where a.code = ${code} and a.status = 'active'`;
	const day = new Date(at).toISOString().slice(0, 10);
	const isNews = sql`not exists (select 1 from affiliate_visits v where v.visitor_id = ${visitorId}
		and (v.clicked_at >= ${at} or (v.affiliate_id = a.id and v.clicked_at > ${at - ONE_VISIT_MS})))`;
	const count = countClickOnDay(db, sql`select a.id, ${day}, coalesce(l.id, 0), 1, 0 ${from} and ${isNews}`);
	const place = /^[A-Z]{2}$/.test(country) ? country : UNKNOWN_COUNTRY;
	const countCountry = countClickInCountry(db, sql`select a.id, ${day}, ${place}, 1 ${from} and ${isNews}`);
	const visit = db
		.insert(affiliateVisits)
		.select(sql`select ${visitorId}, a.id, l.id, ${at}, null ${from}`)
		.onConflictDoUpdate({
			target: affiliateVisits.visitorId,
			set: {
				affiliateId: sql`excluded.affiliate_id`,
				linkId: sql`excluded.link_id`,
				clickedAt: sql`excluded.clicked_at`,
			},
			setWhere: sql`excluded.clicked_at > ${affiliateVisits.clickedAt}`,
		});
	return { counts: isCounted ? [count, countCountry] : [], visit };
}

/** Stores the link that a new account came by, and counts the sign-up. */
export function signUpWrites(db: Database, { visitorId, userId, now }: SignUp) {
	const { affiliateId, linkId } = affiliateVisits;
	const isThis = sql`${affiliateVisits.visitorId} = ${visitorId} and ${affiliateVisits.userId} is null`;
	const day = now.toISOString().slice(0, 10);
	return [
		countClickOnDay(
			db,
			sql`select ${affiliateId}, ${day}, coalesce(${linkId}, 0), 0, 1 from ${affiliateVisits} where ${isThis}`,
		),
		db.update(affiliateVisits).set({ userId }).where(isThis),
	] as const;
}
type SignUp = { visitorId: string; userId: number | SQL<number>; now: Date };

const UNKNOWN_COUNTRY = "XX";

function countClickInCountry(db: Database, rows: SQL): Write {
	const { affiliateId, day, country, clicks } = affiliateClickCountries;
	return db
		.insert(affiliateClickCountries)
		.select(rows)
		.onConflictDoUpdate({ target: [affiliateId, day, country], set: { clicks: sql`${clicks} + excluded.clicks` } });
}

function countClickOnDay(db: Database, rows: SQL): Write {
	const { affiliateId, day, linkId, clicks, signUps } = affiliateDays;
	return db
		.insert(affiliateDays)
		.select(rows)
		.onConflictDoUpdate({
			target: [affiliateId, day, linkId],
			set: { clicks: sql`${clicks} + excluded.clicks`, signUps: sql`${signUps} + excluded.sign_ups` },
		});
}

/** The latest click of a browser, or of the account opened after one, by an active affiliate. */
export function findLastClick(db: Database, { visitorId, userId }: { visitorId: string | null; userId: UserId }) {
	return db
		.select({
			visitorId: affiliateVisits.visitorId,
			affiliateId: affiliateVisits.affiliateId,
			linkId: affiliateVisits.linkId,
			clickedAt: affiliateVisits.clickedAt,
		})
		.from(affiliateVisits)
		.innerJoin(affiliates, eq(affiliates.id, affiliateVisits.affiliateId))
		.where(
			and(
				or(eq(affiliateVisits.visitorId, visitorId ?? ""), eq(affiliateVisits.userId, userId)),
				eq(affiliates.status, "active"),
			),
		)
		.orderBy(desc(affiliateVisits.clickedAt))
		.limit(1);
}

export function listOldVisits(db: Database, before: Date, limit: number) {
	return db
		.select({ visitorId: affiliateVisits.visitorId })
		.from(affiliateVisits)
		.where(lt(affiliateVisits.clickedAt, before))
		.limit(limit);
}

export function deleteVisits(db: Database, visitorIds: readonly string[]): Write {
	return db.delete(affiliateVisits).where(inValues(affiliateVisits.visitorId, visitorIds));
}
