import { and, desc, eq, gt, isNotNull, lt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import type { AppealOutcome } from "#db/schema/community/moderation-kinds.ts";
import { moderationAppeals, moderationCases, moderationDecisions } from "#db/schema/schema.ts";

/** The latest rows of a period that are counted. */
export const MOST_COUNTED = 5_000;

/** A decision that was undone at once does not count, nor do those after a case was opened again. */
function isFirst(db: Database) {
	const earlier = alias(moderationDecisions, "earlier");
	const stands = ({ liftedWhy }: typeof earlier | typeof moderationDecisions) => sql`${liftedWhy} is not 'undone'`;
	return and(
		stands(moderationDecisions),
		notExists(
			db
				.select({ id: earlier.id })
				.from(earlier)
				.where(
					and(
						eq(earlier.caseId, moderationDecisions.caseId),
						lt(earlier.round, moderationDecisions.round),
						stands(earlier),
					),
				),
		),
	);
}

export function countOpenNow(db: Database) {
	return db
		.select({
			open: sql<number>`count(*)`.as("open_count"),
			urgent: sql<number>`coalesce(sum(${moderationCases.isUrgent}), 0)`.as("urgent_count"),
		})
		.from(moderationCases)
		.where(eq(moderationCases.status, "open"));
}

/** The first decisions of cases since an instant, the latest first. */
export function listFirstDecisions(db: Database, since: Date) {
	return db
		.select({
			reason: moderationCases.reason,
			decidedAt: sql<Date>`${moderationDecisions.decidedAt}`.mapWith(moderationDecisions.decidedAt).as("decision_at"),
			minutes: sql<number>`(${moderationDecisions.decidedAt} - ${moderationCases.openedAt}) / 60000.0`.as(
				"minutes_taken",
			),
		})
		.from(moderationDecisions)
		.innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
		.where(and(gt(moderationDecisions.decidedAt, since), isFirst(db)))
		.orderBy(desc(moderationDecisions.decidedAt))
		.limit(MOST_COUNTED);
}

/** The appeals decided since an instant, the latest first. */
export function listDecidedAppeals(db: Database, since: Date) {
	return db
		.select({
			reason: moderationCases.reason,
			outcome: sql<AppealOutcome>`${moderationAppeals.outcome}`.as("appeal_outcome"),
			decidedAt: sql<Date>`${moderationAppeals.decidedAt}`
				.mapWith(moderationDecisions.decidedAt)
				.as("appeal_decided_at"),
		})
		.from(moderationAppeals)
		.innerJoin(moderationDecisions, eq(moderationDecisions.id, moderationAppeals.decisionId))
		.innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
		.where(and(isNotNull(moderationAppeals.decidedAt), gt(moderationAppeals.decidedAt, since)))
		.orderBy(desc(moderationAppeals.decidedAt))
		.limit(MOST_COUNTED);
}
