import type { Database } from "../../../../db/client.server";
import { RETENTION_DAYS } from "./error-counts";
import { deleteForgottenGroups, deleteOldReports } from "./error-groups.repository.server";

/** Writes, not yet run, for the sweep of the clock: what is older than 30 days goes. */
export function sweepErrors(db: Database, now: Date) {
	const before = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60_000);
	return [deleteOldReports(db, before), deleteForgottenGroups(db, before)] as const;
}
