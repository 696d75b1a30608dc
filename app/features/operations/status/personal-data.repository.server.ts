import { eq } from "drizzle-orm";
import { anonymous, factsOf, harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { incidents, incidentUpdates, statusDays } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(incidentUpdates, {
			folder: "work",
			whose: ({ id }) => eq(incidentUpdates.authorId, id),
			exported: ["id", "incidentId", "state", "words", "authorId", "at"],
			ending: anonymous("work", "authorId"),
			merge: "stays",
		}),
	],
	harmless: [
		harmlessIn(incidents, ["id", "impact", "state", "words"]),
		// Sums and the school's own machinery.
		harmlessIn(statusDays, ["day", "part"]),
	],
};
