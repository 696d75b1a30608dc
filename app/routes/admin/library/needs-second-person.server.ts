import type { Database } from "../../../../db/client.server";
import { readSettings } from "../../../features/settings/read-settings";
import { findSettings } from "../../../features/settings/settings.repository.server";

/** Whether terms are approved by somebody else than who wrote them. */
export async function needsSecondPerson(db: Database): Promise<boolean> {
	return readSettings(await findSettings(db, ["glossaryApproval"])).glossaryApproval.secondPerson;
}
