import { sql } from "drizzle-orm";
import { factsOf, harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { outbox, scheduledJobs } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(outbox, {
			folder: null,
			// Jobs name an account by its number, which says nothing once the account is gone, and never by its address.
			whose: () => sql`false`,
			exported: [],
			withheld: {
				internal: [
					"id",
					"kind",
					"payload",
					"dueAt",
					"nextTryAt",
					"claimedUntil",
					"handedOverAt",
					"attempts",
					"doneAt",
					"deadAt",
					"lastError",
				],
			},
			ending: { kind: "kept", why: "jobs" },
			merge: "stays",
		}),
	],
	harmless: [
		// Sums and the school's own machinery.
		harmlessIn(scheduledJobs, ["name", "error"]),
	],
};
