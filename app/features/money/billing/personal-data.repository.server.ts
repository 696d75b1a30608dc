import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { planPrices, plans, planTranslations, priceLevels } from "#db/schema/schema.ts";

/** The tables of this room hold nothing of anybody. */
export const PERSONAL_DATA: PersonalData = {
	harmless: [
		harmlessIn(plans, ["slug", "currency", "interval", "benefits"]),
		harmlessIn(planTranslations, ["language", "name", "text"]),
		// Who set a price or a rate is a number that no account has once it is erased, as in the audit log; the dated row is the school's.
		harmlessIn(planPrices, ["interval", "currency", "country", "createdBy"]),
		harmlessIn(priceLevels, ["country", "createdBy"]),
	],
};
