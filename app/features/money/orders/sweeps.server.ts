import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { emptyEvents, listOldEvents } from "./events/gateway-events.repository.server";
import { expireOrders, listOverdueOrders } from "./orders.repository.server";

const EVENT_DAYS = 30;

export const sweepOrders = scheduledJob({
	name: "orders.expire",
	everyMinutes: 15,
	due: listOverdueOrders,
	run: (db, due, now) =>
		expireOrders(
			db,
			due.map(({ id }) => id),
			now,
		),
});

/** Clears the payloads of gateway events a month after they were processed. */
export const sweepGatewayEvents = scheduledJob({
	name: "gatewayEvents.sweep",
	everyMinutes: 60,
	due: (db, now, limit) => listOldEvents(db, new Date(now.getTime() - EVENT_DAYS * DAY_MS), limit),
	run: (db, due) =>
		emptyEvents(
			db,
			due.map(({ id }) => id),
		),
});
