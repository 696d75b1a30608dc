import { handlersOfRooms } from "#app/features/operations/jobs/outbox/handlers-of-rooms.ts";
import type { JobHandlers } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { ALL_ROOMS, notificationKindsOf } from "./composition.server";
import { ORDER_EVENTS } from "./money-tools.server";
import { personalDataOf } from "./personal-data.server";
import { reportablesOf } from "./reportables.server";
import type { Room, RoomTools } from "./room";

type Tools = Omit<RoomTools, "orderEvents" | "personalData" | "notificationKinds" | "reportables" | "exportMakers">;

/** Who does each kind of job that waits in the outbox, as the rooms declare it. */
export function jobHandlers(tools: Tools, rooms: readonly Room[] = ALL_ROOMS): JobHandlers {
	const personalData = personalDataOf(rooms);
	return handlersOfRooms(rooms, {
		...tools,
		orderEvents: ORDER_EVENTS,
		personalData,
		notificationKinds: notificationKindsOf(rooms),
		reportables: reportablesOf(rooms),
		exportMakers: Object.assign({}, ...rooms.map(({ exports }) => exports?.({ ...tools, personalData }))),
	});
}
