import type { Room } from "#app/room.ts";
import { incidents, incidentUpdates, statusDays } from "#db/schema/operations/status.ts";
import { STATUS_DEEDS, STATUS_SUBJECTS } from "./deeds.ts";
import { probeSchool } from "./probe-school.server";

export const statusRoom: Room = {
	name: "operations/status",
	about: "The status page: probes, incidents and their updates.",
	tables: { statusDays, incidents, incidentUpdates },
	deeds: STATUS_DEEDS,
	subjects: STATUS_SUBJECTS,
	clock: ({ media, cache }) => [probeSchool({ media, cache })],
};
