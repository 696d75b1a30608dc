import { sql } from "drizzle-orm";
import { counters, foldProgress, letterFolds, rateLimits, usersByCountry } from "#db/schema/schema.ts";
import { factsOf, harmlessIn, type PersonalData } from "./personal-data.server.ts";

/** What the tables hold of people that belong to no room: everything stands on them, or triggers keep them. */
export const OF_SHARED_TABLES: PersonalData = {
	facts: [
		factsOf(rateLimits, {
			folder: null,
			// Tries are counted by address, for an hour at most.
			whose: ({ email }) => (email === null ? sql`false` : sql`instr(${rateLimits.key}, ${`:${email}`}) > 0`),
			exported: [],
			withheld: { internal: ["key", "windowStartedAt", "used", "expiresAt"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
	],
	harmless: [
		// Sums and the school's own machinery.
		harmlessIn(counters, ["name"]),
		harmlessIn(foldProgress, ["name"]),
		harmlessIn(letterFolds, ["letter", "folded"]),
		harmlessIn(usersByCountry, ["country"]),
	],
};
