import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { testimonials } from "#db/schema/schema.ts";

/** What this room holds of people: nothing of accounts. What somebody has let the school say of them belongs to no account. */
export const PERSONAL_DATA: PersonalData = {
	facts: [],
	harmless: [
		harmlessIn(testimonials, [
			"kind",
			"name",
			"company",
			"picture",
			"results",
			"saidDay",
			"consentDay",
			"source",
			"words",
		]),
	],
};
