import type { Database } from "#db/client.server.ts";
import { findReviewOf } from "./reviews.repository.server.ts";

/** True when the user has written a course review, which shows their name publicly. */
export async function hasReviewed(db: Database, userId: number): Promise<boolean> {
	const reviews = await findReviewOf(db, userId);
	return reviews.length > 0;
}
