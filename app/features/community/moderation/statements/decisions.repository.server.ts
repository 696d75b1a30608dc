import { and, eq, gt, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { holdsCapability, type UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { AppealOutcome } from "#db/schema/community/moderation-kinds.ts";
import {
	moderationAppeals,
	moderationCases,
	moderationDecisions,
	moderationLinks,
	moderationReports,
	users,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isDecidedByAnother, isHiddenByAnother } from "../standing/hiders.repository.server.ts";

/** Fails as a duplicate when the case has a decision of this round. */
export function insertDecision(db: Database, decision: typeof moderationDecisions.$inferInsert): Write {
	return db.insert(moderationDecisions).values(decision);
}

/** A decision with its case, its appeal and its member, for the statement. */
export function findDecision(db: Database, id: string) {
	return selectDecisions(db).where(eq(moderationDecisions.id, id)).limit(1);
}

/** The decision of the latest round of a case, whether or not it stands. */
export function findLatestDecision(db: Database, caseId: number) {
	return selectDecisions(db)
		.where(eq(moderationDecisions.caseId, caseId))
		.orderBy(sql`${moderationDecisions.round} desc`)
		.limit(1);
}

function selectDecisions(db: Database) {
	return db
		.select({
			id: moderationDecisions.id,
			caseId: moderationDecisions.caseId,
			round: moderationDecisions.round,
			moderatorId: moderationDecisions.moderatorId,
			memberId: moderationDecisions.memberId,
			outcome: moderationDecisions.outcome,
			sanction: moderationDecisions.sanction,
			scope: moderationDecisions.scope,
			days: moderationDecisions.days,
			endsAt: moderationDecisions.endsAt,
			ground: moderationDecisions.ground,
			facts: moderationDecisions.facts,
			isAutomated: moderationDecisions.isAutomated,
			decidedAt: sql<Date>`${moderationDecisions.decidedAt}`.mapWith(moderationDecisions.decidedAt).as("decision_at"),
			appealUntil: moderationDecisions.appealUntil,
			liftedAt: moderationDecisions.liftedAt,
			liftedWhy: moderationDecisions.liftedWhy,
			editedAt: moderationDecisions.editedAt,
			sanctionEndedAt: moderationDecisions.sanctionEndedAt,
			isHiddenByAnother: sql<boolean>`${isHiddenByAnother(db)}`.mapWith(Boolean).as("is_hidden_by_another"),
			isDecidedByAnother: sql<boolean>`${isDecidedByAnother(db)}`.mapWith(Boolean).as("is_decided_by_another"),
			subjectKind: moderationCases.subjectKind,
			subjectId: moderationCases.subjectId,
			caseRound: sql<number>`${moderationCases.round}`.as("case_round"),
			title: moderationCases.title,
			body: moderationCases.body,
			path: moderationCases.path,
			textLanguage: sql<string | null>`${moderationCases.language}`.as("text_language"),
			isReported:
				sql<boolean>`exists (select 1 from ${moderationReports} where ${moderationReports.caseId} = ${moderationCases.id})`
					.mapWith(Boolean)
					.as("is_reported"),
			hiddenBy: moderationCases.hiddenBy,
			hiddenAt: moderationCases.hiddenAt,
			appealBody: sql<string | null>`${moderationAppeals.body}`.as("appeal_body"),
			appealedAt: moderationAppeals.appealedAt,
			appealOutcome: sql<AppealOutcome | null>`${moderationAppeals.outcome}`.as("appeal_outcome"),
			appealReasons: moderationAppeals.reasons,
			appealDecidedAt: sql<Date | null>`${moderationAppeals.decidedAt}`
				.mapWith(moderationAppeals.appealedAt)
				.as("appeal_decided_at"),
			memberName: sql<string | null>`${users.name}`.as("member_name"),
			memberEmail: sql<string | null>`${users.email}`.as("member_email"),
			memberLanguage: sql<string | null>`${users.language}`.as("member_language"),
			memberZone: sql<string | null>`${users.timeZone}`.as("member_zone"),
			memberSuspendedAt: sql<Date | null>`${users.suspendedAt}`
				.mapWith(moderationAppeals.appealedAt)
				.as("member_suspended"),
		})
		.from(moderationDecisions)
		.innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
		.leftJoin(moderationAppeals, eq(moderationAppeals.decisionId, moderationDecisions.id))
		.leftJoin(users, eq(users.id, moderationDecisions.memberId))
		.$dynamic();
}
export type FoundDecision = Awaited<ReturnType<typeof findDecision>>[number];

/** Affects no row when it is lifted already. */
export function liftDecision(
	db: Database,
	{ id, why, now }: { id: string; why: "undone" | "reopened" | "appeal"; now: Date },
): Write {
	return db
		.update(moderationDecisions)
		.set({ liftedAt: now, liftedWhy: why })
		.where(and(eq(moderationDecisions.id, id), isNull(moderationDecisions.liftedAt)));
}

/** Affects no row when it is too late, lifted or of nobody. Fails as a duplicate for a second appeal. */
export function insertAppeal(db: Database, { decisionId, body, now }: { decisionId: string; body: string; now: Date }) {
	const standing = db
		.select({
			decisionId: moderationDecisions.id,
			body: sql<string>`${body}`.as("body"),
			appealedAt: sql<Date>`${now.getTime()}`.as("appealed_at"),
			deciderId: sql<number | null>`null`.as("decider_id"),
			outcome: sql<null>`null`.as("outcome"),
			reasons: sql<string | null>`null`.as("reasons"),
			decidedAt: sql<Date | null>`null`.as("decided_at"),
		})
		.from(moderationDecisions)
		.where(
			and(
				eq(moderationDecisions.id, decisionId),
				isNull(moderationDecisions.liftedAt),
				gt(moderationDecisions.appealUntil, now),
				sql`${moderationDecisions.memberId} is not null`,
			),
		);
	return db.insert(moderationAppeals).select(standing);
}

type AppealDecision = { decisionId: string; actorId: number; outcome: AppealOutcome; reasons: string; now: Date };

/** Affects no row when it is decided, or the actor made the first decision, is its member or has reported the thing. */
export function decideAppealRow(db: Database, { decisionId, actorId, outcome, reasons, now }: AppealDecision): Write {
	return db
		.update(moderationAppeals)
		.set({ deciderId: actorId, outcome, reasons, decidedAt: now })
		.where(
			and(
				eq(moderationAppeals.decisionId, decisionId),
				isNull(moderationAppeals.decidedAt),
				holdsCapability(actorId, "moderation", now),
				notExists(
					db
						.select({ one: sql`1` })
						.from(moderationDecisions)
						.where(and(eq(moderationDecisions.id, decisionId), isPartial(actorId))),
				),
			),
		);
}

/** Whoever made the first decision, is its member or reported the thing does not decide the appeal. */
function isPartial(actorId: number): SQL {
	return sql`(${moderationDecisions.moderatorId} is ${actorId} or ${moderationDecisions.memberId} is ${actorId}
		or exists (select 1 from ${moderationReports} where ${moderationReports.caseId} = ${moderationDecisions.caseId}
			and ${moderationReports.reporterId} = ${actorId}))`;
}

export function insertLink(db: Database, link: typeof moderationLinks.$inferInsert): Write {
	return db.insert(moderationLinks).values(link);
}

/** Whether a mailed link opens this decision now. */
export function findLink(
	db: Database,
	{ tokenHash, decisionId, now }: { tokenHash: string; decisionId: string; now: Date },
) {
	return db
		.select({ decisionId: moderationLinks.decisionId })
		.from(moderationLinks)
		.where(
			and(
				eq(moderationLinks.tokenHash, tokenHash),
				eq(moderationLinks.decisionId, decisionId),
				gt(moderationLinks.expiresAt, now),
			),
		);
}

export function listExpiredLinks(db: Database, now: Date, limit: number) {
	return db
		.select({ tokenHash: moderationLinks.tokenHash })
		.from(moderationLinks)
		.where(sql`${moderationLinks.expiresAt} <= ${now.getTime()}`)
		.limit(limit);
}

export function deleteLinks(db: Database, hashes: readonly string[]): Write {
	return db
		.delete(moderationLinks)
		.where(sql`${moderationLinks.tokenHash} in (select value from json_each(${JSON.stringify(hashes)}))`);
}

/** Decisions about a member, for their notifications. */
export function listOwnDecisions(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	return db
		.select({
			id: moderationDecisions.id,
			outcome: moderationDecisions.outcome,
			sanction: moderationDecisions.sanction,
			liftedWhy: moderationDecisions.liftedWhy,
			appealOutcome: sql<AppealOutcome | null>`${moderationAppeals.outcome}`.as("appeal_outcome"),
		})
		.from(moderationDecisions)
		.leftJoin(moderationAppeals, eq(moderationAppeals.decisionId, moderationDecisions.id))
		.where(and(eq(moderationDecisions.memberId, userId), sql`${moderationDecisions.id} in ${among}`));
}
