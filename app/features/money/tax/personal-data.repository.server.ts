import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { taxRates, taxSellers } from "#db/schema/schema.ts";

/** The tables of this room hold nothing of anybody. */
export const PERSONAL_DATA: PersonalData = {
	harmless: [
		// Tax rates, and the school's own tax registrations. `createdBy` is the id of an admin.
		harmlessIn(taxRates, ["country", "fromDay", "lastDay", "createdBy"]),
		harmlessIn(taxSellers, ["country", "taxNumber", "createdBy"]),
	],
};
