import type { AppLoadContext } from "@remix-run/cloudflare";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { ExportFacts } from "#app/features/operations/exports/export-view.ts";
import { startExport } from "#app/features/operations/exports/face.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";

/** Enqueues the archive of a user's data, or returns the pending one. */
export async function requestExport(context: AppLoadContext, db: Database, userId: number): Promise<ExportFacts> {
	const now = new Date();
	const language = await context.language;
	const { export: facts, jobId } = await startExport(db, {
		kind: "account",
		ownerId: userId,
		language,
		origin: context.origin,
		now,
	});
	if (jobId) {
		await audit(db, {
			by: userId,
			deed: "privacy.askExport",
			subject: { kind: "user", id: userId },
			requestId: context.requestId,
			now,
		});
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, jobId));
	}
	return facts;
}
