import type { Room } from "#app/room.ts";
import { reconciliationFindings, reconciliationRuns } from "#db/schema/money/reconciliation.ts";

export const reconciliationRoom: Room = {
	name: "money/reconciliation",
	about: "A daily comparison of the school's books with those of the gateway.",
	tables: { reconciliationRuns, reconciliationFindings },
};
