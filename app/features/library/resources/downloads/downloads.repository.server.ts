import { eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { resourceDownloaders, resourceDownloads } from "#db/schema/schema.ts";
import { documentOfResource } from "../resources.repository.server";

/** How often each resource has been taken home since a day. */
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

/** The same of one resource, in all. */
export function findDownloadTotal(db: Database, slug: string) {
	return db
		.select({ total: sql<number>`coalesce(sum(${resourceDownloads.count}), 0)`.as("own_total") })
		.from(resourceDownloads)
		.where(eq(resourceDownloads.documentId, documentOfResource(slug)));
}

/**
 * For one batch: counts a download, unless this visitor has been counted for the resource on that day, and forgets who
 * was counted on earlier days.
 */
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
