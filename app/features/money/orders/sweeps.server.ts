import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { emptyEvents, listOldEvents } from "./events/gateway-events.repository.server";
import { expireOrders, listRunOutOrders } from "./orders.repository.server";

/** How long what a gateway has sent is kept after it was dealt with. */
const EVENT_DAYS = 30;

/** Ends orders that nobody has paid in time. */
export const sweepOrders = scheduledJob({
	name: "orders.expire",
	everyMinutes: 15,
	due: listRunOutOrders,
	run: (db, due, now) =>
		expireOrders(
			db,
			due.map(({ id }) => id),
			now,
		),
});

/** Empties what gateways have sent, a month after it was dealt with. */
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
