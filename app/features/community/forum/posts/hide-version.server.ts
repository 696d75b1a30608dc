import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findPostAt, hideRevision } from "./posts.repository.server";

type Input = {
	topicId: number;
	/** Of the post. */
	number: number;
	revision: number;
	isHidden: boolean;
	by: { id: number; requestId: string };
	now: Date;
};

/** A moderator hides an earlier version of a post from everybody else, or shows it again. False where there is none. */
export async function hideVersion(db: Database, input: Input): Promise<boolean> {
	const { topicId, number, revision, isHidden, by, now } = input;
	const post = firstRow(await findPostAt(db, { topicId, number }));
	if (post?.kind !== "post") return false;
	try {
		await inBatch(db, {
			hidden: hideRevision(db, { postId: post.id, revision, isHidden }),
			only: requireChange(db),
			audited: audit(db, {
				by: by.id,
				deed: isHidden ? "forum.hideVersion" : "forum.showVersion",
				subject: { kind: "forumPost", id: post.id },
				after: { revision },
				requestId: by.requestId,
				now,
			}),
		});
	} catch (error) {
		if (isConflict(error)) return false;
		throw error;
	}
	return true;
}
