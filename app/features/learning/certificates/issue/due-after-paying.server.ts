import { findOrder } from "#app/features/money/orders/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { enqueueForUser } from "./backfill.repository.server";

/** Handler of `order.paid`: a new plan may include certificates for courses finished earlier. */
export const certifyAfterPaying: JobHandler<"order.paid"> = async ({ payload: { orderId } }, { db, now }) => {
	const [order] = await findOrder(db, orderId);
	if (order?.kind !== "plan" || order.userId === null) return { writes: [] };
	return { writes: [enqueueForUser(db, { userId: order.userId, now })] };
};
