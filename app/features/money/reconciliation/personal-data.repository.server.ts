import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { reconciliationFindings, reconciliationRuns } from "#db/schema/schema.ts";

/** The tables of this room hold nothing of anybody. */
export const PERSONAL_DATA: PersonalData = {
	harmless: [
		// In what the books disagree: ids of orders and memberships, whose facts say whose they are.
		harmlessIn(reconciliationRuns, ["id", "state", "cursor"]),
		harmlessIn(reconciliationFindings, ["id", "kind", "subject", "orderId", "runId", "state"]),
	],
};
