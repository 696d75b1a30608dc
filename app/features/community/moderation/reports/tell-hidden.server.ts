import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { findOpenCase, type SubjectInBatch } from "./reports.repository.server";

/** Behind the writes that hide a thing until somebody decides: its author learns of it. */
export function enqueueHidden(db: Database, subject: SubjectInBatch, { now, id }: { now: Date; id?: string }) {
	return enqueue(db, "moderation.tellHidden", subject, { dueAt: now, ...(id && { id }) });
}

/** The handler of `moderation.tellHidden`: one notification for each case. */
export function tellHidden({ origin }: { origin: string }): JobHandler<"moderation.tellHidden"> {
	return async ({ payload }, { db, now }) => {
		const [open] = await findOpenCase(db, payload);
		if (!open?.hiddenAt || open.authorId === null) return { writes: [] };
		const id = `moderation:hidden:${open.id}`;
		const about = { userId: open.authorId, caseId: open.id, origin };
		const told = enqueueMail(db, "hiddenForReview", about, { id, dueAt: now }).onConflictDoNothing();
		return { writes: [told], next: id };
	};
}
