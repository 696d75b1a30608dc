import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Database } from "../../../../db/client.server";
import { audit } from "../../audit/audit.server";
import type { ExportFacts } from "../../exports/export-view";
import { startExport } from "../../exports/start-export.server";
import { nudgeJob } from "../../jobs/enqueue.server";

/** Has the archive of somebody's data made; whoever has one in the making gets that one. */
export async function askExport(context: AppLoadContext, db: Database, userId: number): Promise<ExportFacts> {
	const now = new Date();
	const language = await context.language;
	const { export: facts, jobId } = await startExport(db, {
		...{ kind: "account", ownerId: userId, language, origin: context.origin, now },
	});
	if (jobId) {
		await audit(db, {
			...{ by: userId, deed: "privacy.askExport", subject: { kind: "user", id: userId } },
			...{ requestId: context.requestId, now },
		});
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, jobId));
	}
	return facts;
}
