import { and, eq, exists, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireNone } from "#db/conflict.ts";
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
const ofOther = and(eq(moderationDecisions.caseId, other.id), isHiding);
const hides = or(and(eq(other.status, "open"), isNotNull(other.hiddenAt)), isNotNull(moderationDecisions.id));

/** What hides the thing of a case besides this case: open cases in which it waits hidden, and decisions that stand. */
export function listOtherHiders(db: Database, caseId: number) {
	return db
		.select({ status: other.status, hiddenBy: other.hiddenBy, outcome: moderationDecisions.outcome })
		.from(moderationCases)
		.innerJoin(other, isAboutSame)
		.leftJoin(moderationDecisions, ofOther)
		.where(and(eq(moderationCases.id, caseId), hides));
}
export type Hider = Awaited<ReturnType<typeof listOtherHiders>>[number];

/** A condition for statements that read a case: something besides it hides its thing. */
export function isHiddenByAnother(db: Database): SQL {
	return exists(
		db.select({ one: sql`1` }).from(other).leftJoin(moderationDecisions, ofOther).where(and(isAboutSame, hides)),
	);
}

/** Fails the batch when something else has come to hide the thing of a case, or nothing else does any more. */
export function requireOtherHiders(db: Database, { caseId, some }: { caseId: number; some: boolean }): Write {
	const found = exists(listOtherHiders(db, caseId));
	return requireNone(db, some ? not(found) : found);
}

type Theirs = { memberId: UserId; kind: string /** Ids of things, as a subquery. */; among: SQL };

/** The decisions by which things of a member are away, for the pages that show what is left of them. */
export function listDecisionsOn(db: Database, { memberId, kind, among }: Theirs) {
	return db
		.select({ id: moderationDecisions.id, subjectId: moderationCases.subjectId })
		.from(moderationDecisions)
		.innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
		.where(
			and(
				eq(moderationDecisions.memberId, memberId),
				isHiding,
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
