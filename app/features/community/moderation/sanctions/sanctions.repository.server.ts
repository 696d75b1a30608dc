import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { moderationCases, moderationDecisions } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Cases whose decision silences or suspends somebody now. A suspension that was lifted or made elsewhere does not count. */
export function isSanctioning(now: Date): SQL {
	// As in the index: "moderation_decisions_sanctions".
	return sql`${moderationCases.id} in (select made.case_id from moderation_decisions made
		left join users member on member.id = made.member_id
		where made.sanction in ('silenced', 'suspended') and made.lifted_at is null and made.sanction_ended_at is null
			and (made.ends_at is null or made.ends_at > ${now.getTime()})
			and (made.sanction = 'silenced' or member.suspended_at = made.decided_at))`;
}

/** Notes that a sanction was ended before its time; the rest of the decision stands. Affects no row when it was noted. */
export function noteSanctionEnd(db: Database, decisionId: string, now: Date): Write {
	return db
		.update(moderationDecisions)
		.set({ sanctionEndedAt: now })
		.where(
			and(
				eq(moderationDecisions.id, decisionId),
				isNull(moderationDecisions.liftedAt),
				isNull(moderationDecisions.sanctionEndedAt),
			),
		);
}
