import type { Room } from "#app/room.ts";
import { errorGroups, errorReports, errorSightings } from "#db/schema/operations/error-reporting.ts";
import { countOpenErrors } from "./attention.repository.server";
import { ERROR_AUDIT_SUBJECTS, ERROR_DEEDS } from "./deeds.ts";
import { sweepErrorGroups, sweepErrorReports } from "./groups/sweep-errors.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const errorReportingRoom: Room = {
	name: "operations/error-reporting",
	about: "Errors that browsers and the Worker report, grouped.",
	tables: { errorGroups, errorSightings, errorReports },
	personalData: PERSONAL_DATA,
	desk: [{ name: "errors", to: "/admin/errors", group: "site", order: 70, icon: "bug" }],
	attention: [{ name: "openErrors", to: "/admin/errors", order: 60, count: countOpenErrors, quiet: "errors" }],
	deeds: ERROR_DEEDS,
	subjects: ERROR_AUDIT_SUBJECTS,
	clock: () => [sweepErrorReports, sweepErrorGroups],
};
