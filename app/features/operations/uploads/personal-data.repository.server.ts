import { and, eq, inArray, notInArray } from "drizzle-orm";
import { anonymous, factsOf, namedIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { uploads } from "#db/schema/schema.ts";
import { PERSONAL_PURPOSES } from "./personal-purposes";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		// Its picture; a file of the school stays, without its sender.
		factsOf(uploads, {
			folder: "account",
			whose: ({ id }) => and(eq(uploads.ownerId, id), inArray(uploads.purpose, [...PERSONAL_PURPOSES])),
			exported: ["id", "ownerId", "purpose", "name", "kind", "bytes", "sha256", "state", "startedAt"],
			ending: { kind: "erased" },
			merge: "stays",
		}),
	],
	named: [
		namedIn(uploads, {
			whose: ({ id }) => and(eq(uploads.ownerId, id), notInArray(uploads.purpose, [...PERSONAL_PURPOSES])),
			ending: anonymous("work", "ownerId"),
		}),
	],
};
