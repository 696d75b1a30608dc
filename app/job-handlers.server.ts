import { handlersOfRooms } from "#app/features/operations/jobs/outbox/handlers-of-rooms.ts";
import type { JobHandlers } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { MAILS, ROOMS } from "./composition.server";
import { ORDER_EVENTS } from "./money-tools.server";
import type { RoomTools } from "./room";

type Tools = Omit<RoomTools, "orderEvents" | "mails" | "exportMakers">;

/** Who does each kind of job that waits in the outbox, as the rooms of the school declare it. */
export function jobHandlers(tools: Tools): JobHandlers {
	return handlersOfRooms(ROOMS, {
		...tools,
		orderEvents: ORDER_EVENTS,
		mails: MAILS,
		exportMakers: Object.assign({}, ...ROOMS.map(({ exports }) => exports?.(tools))),
	});
}
