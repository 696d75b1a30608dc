import type { Room } from "#app/room.ts";
import { reconciliationFindings, reconciliationRuns } from "#db/schema/money/reconciliation.ts";
import { RECONCILIATION_AUDIT_SUBJECTS, RECONCILIATION_DEEDS } from "./deeds.ts";
import { RECONCILIATION_JOBS } from "./jobs";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { reconcileDaily, reconcileStep } from "./run-step.server";

export const reconciliationRoom: Room = {
	name: "money/reconciliation",
	about: "A daily comparison of the school's books with those of the gateway.",
	tables: { reconciliationRuns, reconciliationFindings },
	personalData: PERSONAL_DATA,
	desk: [{ name: "reconciliation", to: "/admin/reconciliation", group: "money", order: 100, icon: "checklist" }],
	deeds: RECONCILIATION_DEEDS,
	subjects: RECONCILIATION_AUDIT_SUBJECTS,
	jobs: RECONCILIATION_JOBS,
	handlers: (tools) => ({ "reconcile.step": reconcileStep(tools) }),
	clock: ({ queue }) => [reconcileDaily(queue)],
};
