import { eq } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { exports } from "#db/schema/schema.ts";
import { removeExportsOf } from "./sweep-exports.server";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(exports, {
			folder: "account",
			whose: ({ id }) => eq(exports.ownerId, id),
			exported: ["id", "ownerId", "kind", "state", "asked", "language", "bytes", "madeAt", "readyAt", "expiresAt"],
			withheld: { internal: ["jobId", "cursor", "pieces", "done", "total"], secret: ["fileKey"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
	],
	eraseFiles: removeExportsOf,
};
