import type { Room } from "#app/room.ts";
import { incidents, incidentUpdates, statusDays } from "#db/schema/operations/status.ts";

export const statusRoom: Room = {
	name: "operations/status",
	about: "The status page: probes, incidents and their updates.",
	tables: { statusDays, incidents, incidentUpdates },
};
