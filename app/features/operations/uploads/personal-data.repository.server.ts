import { and, eq, inArray, notInArray } from "drizzle-orm";
import {
	anonymous,
	factsOf,
	harmlessIn,
	namedIn,
	type PersonalData,
} from "#app/shared/personal-data/personal-data.server.ts";
import { uploadHolds, uploads } from "#db/schema/schema.ts";
import { PERSONAL_PURPOSES } from "./personal-purposes";
import { isHeld, moveUploadsOf } from "./uploads.repository.server";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		// Its picture; a file of the school stays, without its sender.
		factsOf(uploads, {
			folder: "account",
			whose: ({ id }) => and(eq(uploads.ownerId, id), inArray(uploads.purpose, [...PERSONAL_PURPOSES])),
			exported: ["id", "ownerId", "purpose", "name", "kind", "bytes", "sha256", "state", "startedAt"],
			ending: { kind: "erased" },
			// Pictures of posts go along with their posts; what a person looks like stays with the closed account.
			merge: {
				joined: (db, { keptId, closedId }) => [
					moveUploadsOf(db, { purpose: "postPicture", fromId: closedId, toId: keptId }),
				],
			},
		}),
	],
	named: [
		// What moderators hold as evidence stays until they let go of it; before the rest, which is erased.
		namedIn(uploads, {
			whose: ({ id }) =>
				and(eq(uploads.ownerId, id), inArray(uploads.purpose, [...PERSONAL_PURPOSES]), isHeld(uploads.id)),
			ending: anonymous("moderation", "ownerId"),
		}),
		namedIn(uploads, {
			whose: ({ id }) => and(eq(uploads.ownerId, id), notInArray(uploads.purpose, [...PERSONAL_PURPOSES])),
			ending: anonymous("work", "ownerId"),
		}),
	],
	harmless: [harmlessIn(uploadHolds, ["uploadId", "holder"])],
};
