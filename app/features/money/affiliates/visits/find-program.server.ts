import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import type { Database } from "#db/client.server.ts";
import { findActiveCode } from "./visits.repository.server";

/** The affiliate of a code and how many days a click counts. Null for an unknown code. */
export async function findProgram(db: Database, code: string) {
	const [[affiliate], settings] = await db.batch([findActiveCode(db, code), findSettings(db, ["affiliateProgram"])]);
	const { cookieDays } = readSettings(settings).affiliateProgram;
	return affiliate ? { affiliateId: affiliate.id, cookieDays } : null;
}
