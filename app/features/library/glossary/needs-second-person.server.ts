import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import type { Database } from "#db/client.server.ts";

export async function needsSecondPerson(db: Database): Promise<boolean> {
	return readSettings(await findSettings(db, ["glossaryApproval"])).glossaryApproval.secondPerson;
}
