import { eq, sql } from "drizzle-orm";
import type { MergedPair } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { helpVotes } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Moves votes to another account; of two on one article the later stays. */
export function keepLaterVotes(db: Database, { keptId, closedId }: MergedPair): Write[] {
	const { documentId, voter, userId, isHelpful, reason, language, votedAt } = helpVotes;
	const closed = db
		.select({
			documentId,
			voter: sql`${`user:${keptId}`}`.as("kept_voter"),
			userId: sql`${keptId}`.as("kept_id"),
			isHelpful,
			reason,
			language,
			votedAt,
		})
		.from(helpVotes)
		.where(eq(userId, closedId));
	return [
		db
			.insert(helpVotes)
			.select(closed)
			.onConflictDoUpdate({
				target: [documentId, voter],
				set: {
					isHelpful: sql`excluded.is_helpful`,
					reason: sql`excluded.reason`,
					language: sql`excluded.language`,
					votedAt: sql`excluded.voted_at`,
				},
				setWhere: sql`excluded.voted_at > ${votedAt}`,
			}),
		db.delete(helpVotes).where(eq(userId, closedId)),
	];
}
