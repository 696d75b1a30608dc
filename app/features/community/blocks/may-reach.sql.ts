import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { memberBlocks } from "#db/schema/schema.ts";

type Member = number | SQLWrapper;

/**
 * SQL condition: neither `actor` nor `receiver` has blocked the other. Mentions, notifications and the autocomplete of
 * names use it. Decisions of moderators and announcements are sent without it.
 */
export function mayReach(actor: Member, receiver: Member): SQL {
	const { userId, blockedId } = memberBlocks;
	return sql`(not exists (select 1 from ${memberBlocks} where ${userId} = ${receiver} and ${blockedId} = ${actor})
		and not exists (select 1 from ${memberBlocks} where ${userId} = ${actor} and ${blockedId} = ${receiver}))`;
}

/** A condition: `userId` has blocked `other`. */
export function hasBlocked(userId: Member, other: Member): SQL {
	return sql`exists (select 1 from ${memberBlocks} where ${memberBlocks.userId} = ${userId}
		and ${memberBlocks.blockedId} = ${other})`;
}
