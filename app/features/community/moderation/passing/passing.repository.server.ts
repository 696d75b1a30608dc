import { and, asc, eq, exists, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import { holdsCapability, type UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { moderationCases, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { concerns, type Deed, mayAct } from "../desk/cases.repository.server.ts";

type Passing = { id: number; actorId: number; now: Date };

/** Condition on `users`: another moderator whom the case does not concern. */
function mayReceive(db: Database, { id, actorId, now }: Passing): SQL | undefined {
	return and(
		sql`${users.role} = 'admin'`,
		ne(users.id, actorId),
		isNull(users.endsAt),
		holdsCapability(users.id, "moderation", now),
		exists(
			db
				.select({ one: sql`1` })
				.from(moderationCases)
				.where(and(eq(moderationCases.id, id), not(concerns(users.id)))),
		),
	);
}

/** The moderators to whom the actor may pass a case, by name. Who is missing is not told why. */
export function listRecipients(db: Database, passing: Passing) {
	return db
		.select({ id: users.id, name: users.name })
		.from(users)
		.where(mayReceive(db, passing))
		.orderBy(asc(sql`${users.name} collate nocase`), asc(users.id))
		.limit(100);
}

type Handing = Deed & { recipientId: number; note: string | null; until: Date };

/** Affects no row in the same cases as `takeCase`, and when the recipient is none of `listRecipients`. */
export function handCase(db: Database, { recipientId, note, until, ...deed }: Handing): Write {
	const recipient = db
		.select({ one: sql`1` })
		.from(users)
		.where(and(eq(users.id, recipientId), mayReceive(db, deed)));
	return db
		.update(moderationCases)
		.set({ takenById: recipientId, takenUntil: until, passedById: deed.actorId, passedNote: note })
		.where(and(mayAct(deed), exists(recipient)));
}

/** Open cases that were passed to this account and that it still holds; none once it has lost the right. */
function selectPassed(db: Database, userId: UserId, which: SQL) {
	return db
		.select({
			id: moderationCases.id,
			takenUntil: moderationCases.takenUntil,
			passerName: users.name,
		})
		.from(moderationCases)
		.innerJoin(users, eq(users.id, moderationCases.passedById))
		.where(
			and(
				eq(moderationCases.status, "open"),
				eq(moderationCases.takenById, userId),
				which,
				sql`exists (select 1 from users recipient where recipient.id = ${moderationCases.takenById}
					and recipient.role = 'admin' and instr(recipient.capabilities, '"moderation"') > 0)`,
			),
		);
}

export function findPassedCase(db: Database, { userId, caseId }: { userId: number; caseId: number }) {
	return selectPassed(db, userId, eq(moderationCases.id, caseId)).limit(1);
}

export function listPassedCases(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	return selectPassed(db, userId, sql`${moderationCases.id} in ${among}`);
}
