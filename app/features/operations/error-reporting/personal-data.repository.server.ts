import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { errorGroups, errorReports, errorSightings } from "#db/schema/schema.ts";

/** The tables of this room hold nothing of anybody. */
export const PERSONAL_DATA: PersonalData = {
	harmless: [
		// Personal data is removed before they are stored; deleted after 30 days: `errorReports` of KEPT.
		harmlessIn(errorGroups, ["fingerprint", "message", "topFrame", "status"]),
		harmlessIn(errorSightings, ["fingerprint", "kind", "name"]),
		harmlessIn(errorReports, ["id", "fingerprint", "message", "stack", "context", "userAgent", "url"]),
	],
};
