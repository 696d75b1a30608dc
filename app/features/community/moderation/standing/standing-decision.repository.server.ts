import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import type { CaseOutcome } from "#db/schema/community/moderation-kinds.ts";
import { moderationCases, moderationDecisions } from "#db/schema/schema.ts";
import type { SubjectInBatch } from "../reports/reports.repository.server.ts";

type Decided = { subject: SubjectInBatch; outcome: CaseOutcome };

/** The case of the latest decision in force that gave a thing this outcome; no row without one. */
export function findStandingDecision(db: Database, { subject, outcome }: Decided) {
	return db
		.select({ caseId: moderationDecisions.caseId })
		.from(moderationDecisions)
		.innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
		.where(
			and(
				eq(moderationCases.subjectKind, subject.kind),
				eq(moderationCases.subjectId, subject.id),
				eq(moderationDecisions.outcome, outcome),
				isNull(moderationDecisions.liftedAt),
			),
		)
		.orderBy(sql`${moderationDecisions.decidedAt} desc`)
		.limit(1);
}

/** A condition for the batch that would undo the decision (`requireNone`). */
export const hasStandingDecision = (db: Database, decided: Decided) => exists(findStandingDecision(db, decided));
