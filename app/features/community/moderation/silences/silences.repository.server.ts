import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import type { SilenceScope } from "#db/schema/community/moderation-kinds.ts";
import { moderationSilences } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** A place in which somebody may be silenced alone. */
export type SilencedPlace = Exclude<SilenceScope, "everywhere">;

/** Whatever its start: it begins when it is written, which may be behind the `now` of a request that is under way. */
function holdsIn(userId: SQLWrapper | number, place: SilencedPlace, now: Date): SQL | undefined {
	return and(
		sql`${moderationSilences.userId} = ${userId}`,
		inArray(moderationSilences.scope, [place, "everywhere"]),
		isNull(moderationSilences.liftedAt),
		or(isNull(moderationSilences.endsAt), gt(moderationSilences.endsAt, now)),
	);
}

/** A condition for the batch that writes (`requireNone`): `userId` may not write in this place. */
export function isSilenced(db: Database, userId: SQLWrapper | number, place: SilencedPlace, now: Date): SQL {
	return exists(
		db
			.select({ one: sql`1` })
			.from(moderationSilences)
			.where(holdsIn(userId, place, now)),
	);
}

/** The silence that ends last, to say so to its member; no row when they may write. */
export function findSilence(db: Database, userId: SQLWrapper | number, place: SilencedPlace, now: Date) {
	return db
		.select({
			decisionId: moderationSilences.decisionId,
			scope: moderationSilences.scope,
			endsAt: moderationSilences.endsAt,
		})
		.from(moderationSilences)
		.where(holdsIn(userId, place, now))
		.orderBy(sql`${moderationSilences.endsAt} is not null`, sql`${moderationSilences.endsAt} desc`)
		.limit(1);
}

type NewSilence = { decisionId: string; userId: number; scope: SilenceScope; startsAt: Date; endsAt: Date | null };

export function insertSilence(db: Database, silence: NewSilence): Write {
	return db.insert(moderationSilences).values(silence);
}

/** Ends it early. Does nothing to one that has ended. */
export function liftSilence(db: Database, decisionId: string, now: Date): Write {
	return db
		.update(moderationSilences)
		.set({ liftedAt: now })
		.where(and(eq(moderationSilences.decisionId, decisionId), isNull(moderationSilences.liftedAt)));
}

export function listEndedSilences(db: Database, now: Date, limit: number) {
	const { decisionId, userId, scope } = moderationSilences;
	return db
		.select({ decisionId, userId, scope })
		.from(moderationSilences)
		.where(
			and(
				isNull(moderationSilences.endNotedAt),
				isNotNull(moderationSilences.endsAt),
				lte(moderationSilences.endsAt, now),
			),
		)
		.limit(limit);
}

/** Affects no row when its end is noted already. */
export function noteSilenceEnd(db: Database, decisionId: string, now: Date): Write {
	return db
		.update(moderationSilences)
		.set({ endNotedAt: now })
		.where(and(eq(moderationSilences.decisionId, decisionId), isNull(moderationSilences.endNotedAt)));
}
