import type { Room } from "#app/room.ts";
import { incidents, incidentUpdates, statusDays } from "#db/schema/operations/status.ts";
import { probeSchool } from "./probe-school.server";

export const statusRoom: Room = {
	name: "operations/status",
	about: "The status page: probes, incidents and their updates.",
	tables: { statusDays, incidents, incidentUpdates },
	clock: ({ media, cache }) => [probeSchool({ media, cache })],
};
