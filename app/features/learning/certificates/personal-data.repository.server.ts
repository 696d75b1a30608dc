import { type Column, eq, type SQL, sql } from "drizzle-orm";
import { factsOf, harmlessIn, type Person, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import {
	certificateBackfill,
	certificateHolds,
	certificateKeys,
	certificateNames,
	certificateStatusLists,
	certificates,
	certificateTemplates,
	certificateTemplateTranslations,
	enrollments,
} from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(certificateHolds, {
			folder: "learning",
			whose: (person) => ofEnrollments(certificateHolds.enrollmentId, person),
			exported: ["enrollmentId", "heldAt"],
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(certificates, {
			folder: "learning",
			whose: ({ id }) => eq(certificates.userId, id),
			exported: [
				"serial",
				"userId",
				"courseId",
				"edition",
				"holderName",
				"courseTitle",
				"language",
				"words",
				"facts",
				"completedAt",
				"issuedAt",
				"expiresAt",
				"statusList",
				"statusIndex",
				"credential",
				"keyId",
				"revokedAt",
				"revokedWhy",
			],
			ending: { kind: "erased" },
			merge: { moves: "userId", onePer: ["courseId"] },
			countedAs: "certificates",
		}),
		factsOf(certificateNames, {
			folder: "learning",
			whose: ({ id }) => eq(certificateNames.userId, id),
			exported: ["userId", "name", "changedAt"],
			ending: { kind: "erased" },
			merge: "stays",
		}),
	],
	harmless: [
		// Templates and public keys; signatories are public.
		harmlessIn(certificateKeys, ["id"]),
		harmlessIn(certificateStatusLists, ["credential", "keyId"]),
		harmlessIn(certificateBackfill, ["name"]),
		harmlessIn(certificateTemplates, ["signature"]),
		harmlessIn(certificateTemplateTranslations, [
			"language",
			"heading",
			"statement",
			"note",
			"signerName",
			"signerRole",
		]),
	],
};

/** A condition: the row hangs on an enrollment of theirs. */
function ofEnrollments(column: Column, { id }: Person): SQL {
	return sql`${column} in (select ${enrollments.id} from ${enrollments} where ${enrollments.userId} = ${id})`;
}
