import { eq, or } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { waitingList } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(waitingList, {
			folder: "orders",
			// Guest rows belong to the account once the address is confirmed.
			whose: ({ id, email }) =>
				email === null ? eq(waitingList.userId, id) : or(eq(waitingList.userId, id), eq(waitingList.email, email)),
			exported: ["id", "email", "userId", "thingKind", "thingId", "language", "agreedAt", "toldAt"],
			withheld: { secret: ["leaveKey"] },
			ending: { kind: "erased" },
			merge: { moves: "userId" },
		}),
	],
};
