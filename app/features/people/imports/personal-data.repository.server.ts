import { eq, type SQL, sql } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { intakeLines, intakeSources, intakes } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		// Before its lines, which show whom the file names.
		factsOf(intakeSources, {
			folder: null,
			whose: ({ email }) =>
				email === null
					? sql`false`
					: sql`${intakeSources.intakeId} in (select ${intakeLines.intakeId} from ${intakeLines} where ${isNamed(email)})`,
			exported: [],
			withheld: { internal: ["intakeId"], others: ["bytes"] },
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(intakeLines, {
			folder: null,
			// Lines of a file that an admin handed in, for a month: whose address stands in one is named by it.
			whose: ({ email }) => (email === null ? sql`false` : isNamed(email)),
			exported: [],
			withheld: { internal: ["intakeId", "number", "outcome", "why"], others: ["cells", "value"] },
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(intakes, {
			folder: "work",
			whose: ({ id }) => eq(intakes.ownerId, id),
			exported: ["id", "kind", "ownerId", "state", "lines", "settled", "createdAt", "startedAt", "finishedAt"],
			withheld: { internal: ["heads", "mapping", "readAs", "language"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
	],
};

function isNamed(email: string): SQL {
	return sql`exists (select 1 from json_each(${intakeLines.cells}) where lower(trim(value)) = ${email})`;
}
