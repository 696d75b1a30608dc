import { eq, sql } from "drizzle-orm";
import { factsOf, harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import {
	localMail,
	mailAddresses,
	mailReports,
	notificationDeliveries,
	notificationFigures,
} from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(localMail, {
			folder: null,
			// A school that runs locally shows its mail; in production there is none.
			whose: ({ email }) => (email === null ? sql`false` : eq(localMail.to, email)),
			exported: [],
			withheld: { internal: ["id", "kind", "to", "subject", "text", "html", "writtenAt"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(notificationDeliveries, {
			folder: "account",
			whose: ({ id }) => eq(notificationDeliveries.userId, id),
			exported: ["channel", "userId", "kind", "state", "reason", "at"],
			withheld: { internal: ["eventId", "messageId"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(mailAddresses, {
			folder: "account",
			whose: ({ email }) => (email === null ? sql`false` : eq(mailAddresses.email, email)),
			exported: ["email", "state", "at"],
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(mailReports, {
			folder: "account",
			whose: ({ email }) => (email === null ? sql`false` : eq(mailReports.email, email)),
			exported: ["kind", "email", "at"],
			withheld: { internal: ["eventId"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
	],
	harmless: [harmlessIn(notificationFigures, ["day", "kind", "subject", "channel", "outcome", "reason"])],
};
