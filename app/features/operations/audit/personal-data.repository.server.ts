import { and, eq } from "drizzle-orm";
import { anonymous, factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { auditEntries } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(auditEntries, {
			folder: "record",
			// Only entries about the account. Entries about other accounts belong to their owners.
			whose: ({ id }) => and(eq(auditEntries.subjectKind, "user"), eq(auditEntries.subjectId, String(id))),
			exported: ["id", "deed", "subjectKind", "subjectId", "before", "after", "at"],
			withheld: { others: ["actorId"], internal: ["requestId"] },
			ending: anonymous("audit", "before", "after"),
			merge: "stays",
		}),
	],
};
