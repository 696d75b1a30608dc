import type { Room } from "#app/room.ts";
import { incidents, incidentUpdates, statusDays } from "#db/schema/operations/status.ts";
import { countFailingParts, countOpenIncidents } from "./attention.repository.server";
import { STATUS_AUDIT_SUBJECTS, STATUS_DEEDS } from "./deeds.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { probeSchool } from "./probe-school.server";

export const statusRoom: Room = {
	name: "operations/status",
	about: "The status page: probes, incidents and their updates.",
	tables: { statusDays, incidents, incidentUpdates },
	personalData: PERSONAL_DATA,
	desk: [{ name: "incidents", to: "/admin/incidents", group: "site", order: 80, icon: "warning" }],
	attention: [
		{ name: "openIncidents", to: "/admin/incidents", order: 10, count: countOpenIncidents, quiet: "health" },
		{ name: "failingParts", to: "/admin/incidents", order: 20, count: countFailingParts, quiet: "health" },
	],
	deeds: STATUS_DEEDS,
	subjects: STATUS_AUDIT_SUBJECTS,
	clock: ({ media, cache }) => [probeSchool({ media, cache })],
};
