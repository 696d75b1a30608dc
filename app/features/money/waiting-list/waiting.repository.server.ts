import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { enqueueMailEach } from "#app/features/operations/notifications/face.server.ts";
import { type Key, keyset, readKey } from "#app/shared/lists/keyset.server.ts";
import { foldText } from "#app/shared/text/fold-text.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { courseTranslations, plans, planTranslations, waitingList } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { WAITING_PER_PAGE, type WaitingQuery } from "./waiting-query";

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

/** No effect for a known address and thing. An address keeps its first key. */
export function insertWaiting(
	db: Database,
	{ leaveKey, ...row }: Omit<typeof waitingList.$inferInsert, "id"> & { leaveKey: string },
): Write {
	const theirs = sql`(select leave_key from waiting_list where email = ${row.email} limit 1)`;
	return db
		.insert(waitingList)
		.values({ ...row, leaveKey: sql`coalesce(${theirs}, ${leaveKey})` })
		.onConflictDoNothing();
}

/** After `insertWaiting`: enqueues the mail only for an address's first entry. Returns the job's id, or none. */
export function mailNewcomer(db: Database, { leaveKey, origin, now }: { leaveKey: string; origin: string; now: Date }) {
	const { id: waitingId, userId, language } = waitingList;
	const selection = { from: waitingList, where: eq(waitingList.leaveKey, leaveKey) };
	return enqueueMailEach(db, "waitingJoined", { payload: { userId, waitingId, language }, origin, ...selection }, now);
}

export function deleteWaitingByKey(db: Database, leaveKey: string) {
	return db.delete(waitingList).where(eq(waitingList.leaveKey, leaveKey));
}

type Portion = { isDescending: boolean; after: Key | null; limit: number; language: Language };

export function listWaiting(db: Database, query: WaitingQuery, language: Language) {
	const isBackwards = query.page?.side === "before";
	return listWaitingAfter(db, query, {
		isDescending: query.isDescending !== isBackwards,
		after: readKey(query.page, ["number", "number"]),
		limit: WAITING_PER_PAGE + 1,
		language,
	});
}

export function listWaitingAfter(db: Database, query: WaitingQuery, { isDescending, after, limit, language }: Portion) {
	const { where, orderBy } = keyset({ columns: [waitingList.agreedAt, waitingList.id], isDescending }, after);
	const { kind } = query.filters;
	return selectWaiting(db, language)
		.where(
			and(
				// The bound lets SQLite start inside the index and read only what it returns.
				sql`${waitingList.agreedAt} >= 0`,
				where,
				kind ? eq(waitingList.thingKind, kind) : undefined,
				query.q ? beginsWith(query.q) : undefined,
			),
		)
		.orderBy(...orderBy)
		.limit(limit);
}

function selectWaiting(db: Database, language: Language) {
	const [askedPlan, englishPlan] = [alias(planTranslations, "plan_asked"), alias(planTranslations, "plan_english")];
	const askedCourse = alias(courseTranslations, "course_asked");
	const englishCourse = alias(courseTranslations, "course_english");
	const { thingId } = waitingList;
	const isCourse = eq(waitingList.thingKind, "course");
	return db
		.select({
			id: waitingList.id,
			email: waitingList.email,
			userId: waitingList.userId,
			thingKind: waitingList.thingKind,
			thingId: waitingList.thingId,
			language: waitingList.language,
			agreedAt: waitingList.agreedAt,
			leaveKey: waitingList.leaveKey,
			courseTitle: localizedColumn("course_title", askedCourse.title, englishCourse.title),
			planSlug: plans.slug,
			planName: localizedColumn("plan_name", askedPlan.name, englishPlan.name),
		})
		.from(waitingList)
		.leftJoin(plans, and(eq(waitingList.thingKind, "plan"), eq(plans.id, waitingList.thingId)))
		.leftJoin(askedPlan, translates(askedPlan.planId, plans.id, language))
		.leftJoin(englishPlan, translates(englishPlan.planId, plans.id, DEFAULT_LANGUAGE))
		.leftJoin(askedCourse, and(isCourse, translates(askedCourse.courseId, thingId, language)))
		.leftJoin(englishCourse, and(isCourse, translates(englishCourse.courseId, thingId, DEFAULT_LANGUAGE)));
}

export function waitingKey({ agreedAt, id }: WaitingRow): Key {
	return [agreedAt.getTime(), id];
}

export function listOldWaiting(db: Database, before: Date, limit: number) {
	return db.select({ id: waitingList.id }).from(waitingList).where(lt(waitingList.agreedAt, before)).limit(limit);
}

export function listMailedWaiting(db: Database, before: Date, limit: number) {
	return db.select({ id: waitingList.id }).from(waitingList).where(lt(waitingList.toldAt, before)).limit(limit);
}

/** Entries not yet mailed, for a plan on offer with a price in force or a published course. */
export function listBuyable(db: Database, { now, limit }: { now: Date; limit: number }) {
	const { id, userId, language, thingKind, thingId, toldAt } = waitingList;
	const at = now.getTime();
	const offered = sql`select plans.id from plans join plan_prices on plan_prices.plan_id = plans.id where plans.active = 1
		and plan_prices.from_at <= ${at} and (plan_prices.until_at is null or plan_prices.until_at > ${at})`;
	const out = sql`select courses.id from courses where courses.published_at <= ${at} and courses.price_cents > 0`;
	const isOf = (kind: "plan" | "course", things: SQL) => and(eq(thingKind, kind), sql`${thingId} in (${things})`);
	return db
		.select({ id, userId, language })
		.from(waitingList)
		.where(and(isNull(toldAt), or(isOf("plan", offered), isOf("course", out))))
		.limit(limit);
}

export function markMailed(db: Database, id: number, now: Date): Write {
	return db
		.update(waitingList)
		.set({ toldAt: now })
		.where(and(eq(waitingList.id, id), isNull(waitingList.toldAt)));
}

export function findWaiting(db: Database, id: number, language: Language) {
	return selectWaiting(db, language).where(eq(waitingList.id, id));
}

export function deleteWaiting(db: Database, ids: readonly number[]): Write {
	return db.delete(waitingList).where(inValues(waitingList.id, ids));
}

/** Addresses are stored in lower case, so a character after the last letter ends the range. */
function beginsWith(q: string): SQL | undefined {
	const start = foldText(q);
	return and(sql`${waitingList.email} >= ${start}`, sql`${waitingList.email} < ${`${start}\u{10ffff}`}`);
}
