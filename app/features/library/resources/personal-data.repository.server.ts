import { eq } from "drizzle-orm";
import { factsOf, harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { checklistTicks, resourceDownloaders, resourceDownloads } from "#db/schema/schema.ts";
import { joinTicks } from "./join-ticks.repository.server";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(checklistTicks, {
			folder: "learning",
			whose: ({ id }) => eq(checklistTicks.userId, id),
			exported: ["userId", "documentId", "item", "tickedAt"],
			ending: { kind: "erased" },
			merge: { joined: joinTicks },
			countedAs: "ticks",
		}),
	],
	harmless: [
		// A daily hash of a visitor, not linked to an account: `attempts` of KEPT.
		harmlessIn(resourceDownloaders, ["day", "visitor"]),
		// Sums and the school's own machinery.
		harmlessIn(resourceDownloads, ["day"]),
	],
};
