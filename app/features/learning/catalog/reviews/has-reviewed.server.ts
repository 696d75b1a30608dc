import type { Database } from "#db/client.server.ts";
import { findReviewOf } from "./reviews.repository.server";

/** Whether somebody has reviewed a course: then their name stands on a public page. */
export async function hasReviewed(db: Database, userId: number): Promise<boolean> {
	const reviews = await findReviewOf(db, userId);
	return reviews.length > 0;
}
