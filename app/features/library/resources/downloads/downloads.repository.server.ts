import { eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { resourceDownloaders, resourceDownloads } from "#db/schema/schema.ts";
import { documentOfResource } from "../resources.repository.server";

export function listDownloadTotals(db: Database, since: string) {
	return db
		.select({
			documentId: resourceDownloads.documentId,
			total: sql<number>`sum(${resourceDownloads.count})`.as("download_total"),
		})
		.from(resourceDownloads)
		.where(gte(resourceDownloads.day, since))
		.groupBy(resourceDownloads.documentId);
}

export function findDownloadTotal(db: Database, slug: string) {
	return db
		.select({ total: sql<number>`coalesce(sum(${resourceDownloads.count}), 0)`.as("own_total") })
		.from(resourceDownloads)
		.where(eq(resourceDownloads.documentId, documentOfResource(slug)));
}

/** Counts a download unless the visitor was counted today, and deletes visitors of earlier days; for one batch. */
export function countDownloadOnce(
	db: Database,
	{ documentId, day, visitor }: { documentId: number; day: string; visitor: string },
) {
	return [
		db.delete(resourceDownloaders).where(lt(resourceDownloaders.day, day)),
		db.insert(resourceDownloaders).values({ day, documentId, visitor }).onConflictDoNothing(),
		db
			.insert(resourceDownloads)
			.select(sql`select ${documentId}, ${day}, 1 where changes() > 0`)
			.onConflictDoUpdate({
				target: [resourceDownloads.documentId, resourceDownloads.day],
				set: { count: sql`${resourceDownloads.count} + 1` },
			}),
	] as const;
}
