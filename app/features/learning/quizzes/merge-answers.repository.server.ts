import { eq, sql } from "drizzle-orm";
import type { MergedPair } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { quizDrafts, recallAnswers } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Moves answers from memory to another account; of two to one question the later stays. */
export function keepLaterAnswers(db: Database, { keptId, closedId }: MergedPair): Write[] {
	const { userId, lessonId, key, knew, answeredAt } = recallAnswers;
	const closed = db
		.select({ userId: sql`${keptId}`.as("kept_id"), lessonId, key, knew, answeredAt })
		.from(recallAnswers)
		.where(eq(userId, closedId));
	return [
		db
			.insert(recallAnswers)
			.select(closed)
			.onConflictDoUpdate({
				target: [userId, lessonId, key],
				set: { knew: sql`excluded.knew`, answeredAt: sql`excluded.answered_at` },
				setWhere: sql`excluded.answered_at > ${answeredAt}`,
			}),
		db.delete(recallAnswers).where(eq(userId, closedId)),
	];
}

/** Moves answers that are not handed in to another account; of two drafts of one lesson the later stays. */
export function keepLaterDrafts(db: Database, { keptId, closedId }: MergedPair): Write[] {
	const { userId, lessonId, number, values, savedAt } = quizDrafts;
	const closed = db
		.select({ userId: sql`${keptId}`.as("kept_id"), lessonId, number, values, savedAt })
		.from(quizDrafts)
		.where(eq(userId, closedId));
	return [
		db
			.insert(quizDrafts)
			.select(closed)
			.onConflictDoUpdate({
				target: [userId, lessonId],
				set: { number: sql`excluded.number`, values: sql`excluded."values"`, savedAt: sql`excluded.saved_at` },
				setWhere: sql`excluded.saved_at > ${savedAt}`,
			}),
		db.delete(quizDrafts).where(eq(userId, closedId)),
	];
}
