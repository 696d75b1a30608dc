import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { taxRates, taxSellers } from "#db/schema/schema.ts";

/** The tables of this room hold nothing of anybody. */
export const PERSONAL_DATA: PersonalData = {
	harmless: [
		// What the school adds to prices and takes off them.
		harmlessIn(taxRates, ["country", "fromDay", "lastDay", "createdBy"]),
		harmlessIn(taxSellers, ["country", "taxNumber", "createdBy"]),
	],
};
