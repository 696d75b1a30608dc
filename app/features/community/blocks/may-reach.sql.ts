import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { memberBlocks } from "#db/schema/schema.ts";

type Member = number | SQLWrapper;

/**
 * A condition: what `actor` does may reach `receiver`. Neither has blocked the other, since whoever blocks somebody
 * does not write to them either. Mentions, notifications and the list of names ask it; what the school itself sends
 * (decisions of moderators, announcements) does not.
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
