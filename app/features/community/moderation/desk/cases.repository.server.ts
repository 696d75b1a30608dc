import { and, asc, desc, eq, exists, gt, isNull, lte, ne, not, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { holdsCapability } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireNone } from "#db/conflict.ts";
import { moderationCases, type moderationDecisions, moderationReports, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isSanctioning } from "../sanctions/sanctions.repository.server.ts";
import { CASES_PER_PAGE, type CasesQuery, COUNTED_CASES } from "./cases-query";

const taker = alias(users, "taker");
const passer = alias(users, "passer");

type Reader = { userId: number; now: Date };

/** Nobody decides a case about oneself, or one that they have reported. */
export function concerns(userId: number | SQLWrapper): SQL {
	return sql`(moderation_cases.author_id is ${userId} or exists (select 1 from moderation_reports own
		where own.case_id = moderation_cases.id and own.reporter_id = ${userId}))`;
}

function isTakenBy(userId: number, now: Date): SQL | undefined {
	return and(eq(moderationCases.takenById, userId), gt(moderationCases.takenUntil, now));
}

function isFreeFor(userId: number, now: Date): SQL | undefined {
	return or(
		isNull(moderationCases.takenUntil),
		lte(moderationCases.takenUntil, now),
		eq(moderationCases.takenById, userId),
	);
}

const waitingAppeal = sql`exists (select 1 from moderation_decisions made
	join moderation_appeals waiting on waiting.decision_id = made.id
	where made.case_id = moderation_cases.id and waiting.decided_at is null)`;

function isOnShelf({ filters: { shelf, reason } }: CasesQuery, { userId, now }: Reader): SQL | undefined {
	const open = eq(moderationCases.status, "open");
	const decided = eq(moderationCases.status, "decided");
	const onShelf = {
		open,
		mine: and(open, isTakenBy(userId, now)),
		appeals: and(decided, waitingAppeal),
		sanctions: and(decided, isSanctioning(now)),
		decided,
	}[shelf];
	return and(onShelf, reason ? eq(moderationCases.reason, reason) : undefined);
}

/** Latest decision of a case, as an expression. */
const latest = <Name extends "outcome" | "sanction">(name: Name) =>
	sql<(typeof moderationDecisions.$inferSelect)[Name] | null>`(select ${sql.identifier(name)}
		from moderation_decisions last where last.case_id = moderation_cases.id order by last.round desc limit 1)`;

const REPORT_COUNT = sql<number>`(select count(*) from moderation_reports told
	where told.case_id = moderation_cases.id)`;

const LISTED = {
	id: moderationCases.id,
	subjectKind: moderationCases.subjectKind,
	title: moderationCases.title,
	authorName: moderationCases.authorName,
	reason: moderationCases.reason,
	status: moderationCases.status,
	isUrgent: moderationCases.isUrgent,
	round: moderationCases.round,
	openedAt: moderationCases.openedAt,
	decidedAt: moderationCases.decidedAt,
	hiddenBy: moderationCases.hiddenBy,
	takenById: moderationCases.takenById,
	takenUntil: moderationCases.takenUntil,
	takerName: sql<string | null>`${taker.name}`.as("taker_name"),
	reports: REPORT_COUNT.as("report_count"),
	outcome: latest("outcome").as("last_outcome"),
	sanction: latest("sanction").as("last_sanction"),
	sanctionEnd: sql<Date | null>`(select ends_at from moderation_decisions last
		where last.case_id = moderation_cases.id order by last.round desc limit 1)`
		.mapWith(moderationCases.decidedAt)
		.as("last_ends_at"),
};

const BY_AGE = [desc(moderationCases.isUrgent), asc(moderationCases.openedAt), asc(moderationCases.id)];

/** What is open by age, child safety first; what is decided with the latest first. */
export function listCases(db: Database, query: CasesQuery, reader: Reader) {
	const { shelf } = query.filters;
	const order =
		shelf === "open" || shelf === "mine" ? BY_AGE : [desc(moderationCases.decidedAt), desc(moderationCases.id)];
	return db
		.select({
			...LISTED,
			isClosed: sql<number>`${concerns(reader.userId)}`.as("is_closed"),
		})
		.from(moderationCases)
		.leftJoin(taker, eq(taker.id, moderationCases.takenById))
		.where(isOnShelf(query, reader))
		.orderBy(...order)
		.limit(CASES_PER_PAGE)
		.offset((query.page - 1) * CASES_PER_PAGE);
}
export type ListedCase = Awaited<ReturnType<typeof listCases>>[number];

/** Up to `COUNTED_CASES`. */
export function countCases(db: Database, query: CasesQuery, reader: Reader) {
	const found = db
		.select({ one: sql`1`.as("one") })
		.from(moderationCases)
		.where(isOnShelf(query, reader))
		.limit(COUNTED_CASES)
		.as("found");
	return db.select({ n: sql<number>`count(*)`.as("n") }).from(found);
}

export function findCase(db: Database, id: number, { userId }: Pick<Reader, "userId">) {
	return db
		.select({
			...LISTED,
			subjectId: moderationCases.subjectId,
			authorId: moderationCases.authorId,
			body: moderationCases.body,
			path: moderationCases.path,
			language: moderationCases.language,
			hiddenAt: moderationCases.hiddenAt,
			evidenceUntil: moderationCases.evidenceUntil,
			passerName: sql<string | null>`${passer.name}`.as("passer_name"),
			passedNote: moderationCases.passedNote,
			isClosed: sql<number>`${concerns(userId)}`.as("is_closed"),
		})
		.from(moderationCases)
		.leftJoin(taker, eq(taker.id, moderationCases.takenById))
		.leftJoin(passer, eq(passer.id, moderationCases.passedById))
		.where(eq(moderationCases.id, id))
		.limit(1);
}
export type FoundCase = Awaited<ReturnType<typeof findCase>>[number];

/** Reports of a case, with how often decisions agreed with their reporters. Names are not among them. */
export function listReports(db: Database, caseId: number) {
	const counted = (verdict: "right" | "wrong") =>
		sql<number>`(select count(*) from moderation_reports earlier
			where earlier.reporter_id = moderation_reports.reporter_id and earlier.verdict = ${verdict})`;
	return db
		.select({
			key: moderationReports.key,
			reason: moderationReports.reason,
			body: moderationReports.body,
			reportedAt: moderationReports.reportedAt,
			isGuest: sql<number>`${moderationReports.guestEmail} is not null`.as("is_guest"),
			right: counted("right").as("right_count"),
			wrong: counted("wrong").as("wrong_count"),
		})
		.from(moderationReports)
		.where(eq(moderationReports.caseId, caseId))
		.orderBy(asc(moderationReports.reportedAt))
		.limit(100);
}

/** Other cases about the same author, the latest first. */
export function listEarlierCases(db: Database, caseId: number) {
	const author = sql`(select author_id from moderation_cases this where this.id = ${caseId})`;
	return db
		.select({
			id: moderationCases.id,
			title: moderationCases.title,
			reason: moderationCases.reason,
			isUrgent: moderationCases.isUrgent,
			openedAt: moderationCases.openedAt,
			outcome: latest("outcome").as("last_outcome"),
			sanction: latest("sanction").as("last_sanction"),
		})
		.from(moderationCases)
		.where(and(sql`${moderationCases.authorId} = ${author}`, ne(moderationCases.id, caseId)))
		.orderBy(desc(moderationCases.id))
		.limit(10);
}

/** The first case of a list that its reader may take: child safety first, then by age. */
export function findNextCase(db: Database, query: CasesQuery, reader: Reader) {
	return db
		.select({ id: moderationCases.id })
		.from(moderationCases)
		.where(and(isOnShelf(query, reader), isFreeFor(reader.userId, reader.now), not(concerns(reader.userId))))
		.orderBy(...BY_AGE)
		.limit(1);
}

export type Deed = { id: number; actorId: number; round: number; now: Date };

/** Who may act on an open case in the state in which they saw it. */
export function mayAct({ id, actorId, round, now }: Deed): SQL | undefined {
	return and(
		eq(moderationCases.id, id),
		eq(moderationCases.round, round),
		eq(moderationCases.status, "open"),
		isFreeFor(actorId, now),
		not(concerns(actorId)),
		holdsCapability(actorId, "moderation", now),
	);
}

/**
 * Affects no row when another moderator holds the case, it is decided, or the actor may not decide it. A holder who takes
 * it again keeps the longer of both holds, and the note with which the case was passed on.
 */
export function takeCase(db: Database, { until, ...deed }: Deed & { until: Date }): Write {
	const isOwn = isTakenBy(deed.actorId, deed.now);
	const { takenUntil, passedById, passedNote } = moderationCases;
	return db
		.update(moderationCases)
		.set({
			takenById: deed.actorId,
			takenUntil: sql`max(case when ${isOwn} then ${takenUntil} else 0 end, ${until.getTime()})`,
			passedById: sql`case when ${isOwn} then ${passedById} end`,
			passedNote: sql`case when ${isOwn} then ${passedNote} end`,
		})
		.where(mayAct(deed));
}

/** Fails the batch when the actor has lost the right, or the case concerns them. */
export function requireImpartial(db: Database, { id, actorId, now }: Omit<Deed, "round">): Write {
	const may = and(eq(moderationCases.id, id), not(concerns(actorId)), holdsCapability(actorId, "moderation", now));
	const impartial = db.select({ one: sql`1` }).from(moderationCases).where(may);
	return requireNone(db, not(exists(impartial)));
}

const NOT_HELD = { takenById: null, takenUntil: null, passedById: null, passedNote: null };

export function releaseCase(db: Database, { id, actorId, now }: Omit<Deed, "round">): Write {
	return db
		.update(moderationCases)
		.set(NOT_HELD)
		.where(and(eq(moderationCases.id, id), eq(moderationCases.status, "open"), isTakenBy(actorId, now)));
}

/** What whoever decides has read: so many reports, and whether the thing was hidden. */
type Seen = { reports: number; hiddenAt: Date | null };

/** Affects no row in the same cases as `takeCase`, and when a report came in or the thing was hidden since it was seen. */
export function closeCase(db: Database, { seen, ...deed }: Deed & { seen: Seen }): Write {
	return db
		.update(moderationCases)
		.set({ status: "decided", decidedAt: deed.now, ...NOT_HELD })
		.where(
			and(
				mayAct(deed),
				sql`${REPORT_COUNT} = ${seen.reports}`,
				sql`${moderationCases.hiddenAt} is ${seen.hiddenAt?.getTime() ?? null}`,
			),
		);
}

/** Opens a decided case again. Fails as a duplicate when the thing has another open case. */
export function reopenCase(db: Database, { id, actorId, round, now }: Deed): Write {
	return db
		.update(moderationCases)
		.set({ status: "open", decidedAt: null, round: sql`${moderationCases.round} + 1` })
		.where(
			and(
				eq(moderationCases.id, id),
				eq(moderationCases.round, round),
				eq(moderationCases.status, "decided"),
				not(concerns(actorId)),
				holdsCapability(actorId, "moderation", now),
			),
		);
}

/** The verdict of a decision on the reports that led to it; null takes it back. */
export function judgeReports(db: Database, caseId: number, verdict: "right" | "wrong" | null): Write {
	return db.update(moderationReports).set({ verdict }).where(eq(moderationReports.caseId, caseId));
}
