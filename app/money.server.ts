import type { Database } from "../db/client.server";
import { openSource } from "./features/entitlements/entitlements.server";
import { type Gateways, type GatewayVariables, openGateways } from "./features/gateway/open-gateway.server";
import { type JobQueue, nudgeJob } from "./features/jobs/enqueue.server";
import {
	closeEnrollments,
	insertEnrollment,
	reopenEnrollments,
} from "./features/learning/enrollment/enrollments.server";
import type { OrderJoins } from "./features/orders/events/settle-payment.server";
import { refundsTold } from "./features/refunds/refunds-told.server";

/** What other rooms add to the batches of orders. This is where learning meets what is bought. */
export const ORDER_JOINS: OrderJoins = {
	paid: (db, { kind, thingId: courseId, userId }, now) => {
		if (kind !== "course" || userId === null) return [];
		const wanted = { userId, courseId, now };
		// Who has had their money back and buys again goes on where they stopped.
		return [insertEnrollment(db, { ...wanted, source: openSource(db, wanted) }), reopenEnrollments(db, wanted)];
	},
	takenBack: (db, { kind, thingId, userId }, now) => {
		if (userId === null) return [];
		const courseId = kind === "course" ? thingId : null;
		return [closeEnrollments(db, { userId, courseId, status: "refunded", now })];
	},
	told: refundsTold,
};

/** The gateways of the school over a database; what they have to tell at once goes to the queue. */
export function gatewaysOf(variables: GatewayVariables & { JOBS_QUEUE: JobQueue }, db: Database): Gateways {
	return openGateways(variables, { db, nudge: (jobId) => nudgeJob(variables.JOBS_QUEUE, jobId) });
}
