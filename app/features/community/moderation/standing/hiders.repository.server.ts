import { and, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireNone } from "#db/conflict.ts";
import { MEASURES } from "#db/schema/community/moderation-kinds.ts";
import { moderationCases, moderationDecisions } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

const other = alias(moderationCases, "other_case");

const isAboutSame = and(
	eq(other.subjectKind, moderationCases.subjectKind),
	eq(other.subjectId, moderationCases.subjectId),
	ne(other.id, moderationCases.id),
);
/** A decision by which its thing is away: it was not lifted, and its member has not used the one edit. */
const isHiding = and(
	isNull(moderationDecisions.liftedAt),
	or(
		eq(moderationDecisions.outcome, "removed"),
		and(eq(moderationDecisions.outcome, "hidden"), isNull(moderationDecisions.editedAt)),
	),
);
/** A decision by which its thing is away, or shown in part. */
const isInForce = or(
	isHiding,
	and(isNull(moderationDecisions.liftedAt), inArray(moderationDecisions.outcome, MEASURES)),
);
const ofOther = eq(moderationDecisions.caseId, other.id);
const hides = or(and(eq(other.status, "open"), isNotNull(other.hiddenAt)), isNotNull(moderationDecisions.id));

/**
 * What bears on the thing of a case besides this case: open cases in which it waits hidden, and decisions by which it is
 * away or shown in part.
 */
export function listOtherHiders(db: Database, caseId: number) {
	return db
		.select({ status: other.status, hiddenBy: other.hiddenBy, outcome: moderationDecisions.outcome })
		.from(moderationCases)
		.innerJoin(other, isAboutSame)
		.leftJoin(moderationDecisions, and(ofOther, isInForce))
		.where(and(eq(moderationCases.id, caseId), hides));
}
export type Hider = Awaited<ReturnType<typeof listOtherHiders>>[number];

/** A condition for statements that read a case: something besides it hides its thing. */
export function isHiddenByAnother(db: Database): SQL {
	return exists(
		db
			.select({ one: sql`1` })
			.from(other)
			.leftJoin(moderationDecisions, and(ofOther, isHiding))
			.where(and(isAboutSame, hides)),
	);
}

/** A condition for statements that read a decision and its case: another case has a decision in force with this outcome. */
export function isDecidedByAnother(db: Database): SQL {
	const same = alias(moderationDecisions, "same_decision");
	const isStanding = and(
		eq(same.caseId, other.id),
		eq(same.outcome, moderationDecisions.outcome),
		isNull(same.liftedAt),
	);
	return exists(db.select({ one: sql`1` }).from(other).innerJoin(same, isStanding).where(isAboutSame));
}

/** Fails the batch when something has come to bear on the thing of a case, or does so no more, since they were read. */
export function requireOtherHiders(db: Database, { caseId, count }: { caseId: number; count: number }): Write {
	const hiders = listOtherHiders(db, caseId).as("other_hiders");
	return requireNone(db, sql`(select count(*) <> ${count} from ${hiders})`);
}

type Theirs = { memberId: UserId; kind: string /** Ids of things, as a subquery. */; among: SQL };

/** The decisions by which things of a member are away or shown in part, for the pages that show what is left of them. */
export function listDecisionsOn(db: Database, { memberId, kind, among }: Theirs) {
	return db
		.select({
			id: moderationDecisions.id,
			subjectId: moderationCases.subjectId,
			outcome: moderationDecisions.outcome,
		})
		.from(moderationDecisions)
		.innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
		.where(
			and(
				eq(moderationDecisions.memberId, memberId),
				isInForce,
				eq(moderationCases.subjectKind, kind),
				sql`${moderationCases.subjectId} in ${among}`,
			),
		)
		.orderBy(sql`${moderationDecisions.decidedAt} desc`);
}

/** Notes that the author of a thing has used the one edit that ends its hiding: the decision stands, and hides no more. */
export function noteEditOnce(db: Database, subject: { kind: string; id: string }, now: Date): Write {
	const cases = db
		.select({ id: moderationCases.id })
		.from(moderationCases)
		.where(and(eq(moderationCases.subjectKind, subject.kind), eq(moderationCases.subjectId, subject.id)));
	return db
		.update(moderationDecisions)
		.set({ editedAt: now })
		.where(and(inArray(moderationDecisions.caseId, cases), eq(moderationDecisions.outcome, "hidden"), isHiding));
}
