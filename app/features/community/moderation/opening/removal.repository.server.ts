import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { moderationCases, moderationDecisions } from "#db/schema/schema.ts";
import type { Subject } from "../reports/reports.repository.server.ts";

/** The case by whose decision a thing is removed; no row when none stands. */
export function findRemoval(db: Database, { kind, id }: Subject) {
	return db
		.select({ caseId: moderationDecisions.caseId })
		.from(moderationDecisions)
		.innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
		.where(
			and(
				eq(moderationCases.subjectKind, kind),
				eq(moderationCases.subjectId, id),
				eq(moderationDecisions.outcome, "removed"),
				isNull(moderationDecisions.liftedAt),
			),
		)
		.orderBy(sql`${moderationDecisions.decidedAt} desc`)
		.limit(1);
}

/** A condition for the batch that shows the thing (`requireNone`). */
export const isRemovedByDecision = (db: Database, subject: Subject) => exists(findRemoval(db, subject));
