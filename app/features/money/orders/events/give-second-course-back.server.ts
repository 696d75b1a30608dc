import { endOrderRight } from "#app/features/learning/entitlements/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { duplicateSendingJob, insertDuplicateRefund } from "../duplicates.repository.server";
import { findFirstOfCourse, findOrder, listPayments, noteTrouble } from "../orders.repository.server";

/** Refunds a course that an earlier order still opens. A person reviews it, like a second membership. */
export const refundDuplicateCourse: JobHandler<"order.paid"> = async ({ payload: { orderId } }, { db, now }) => {
	const [order] = await findOrder(db, orderId);
	if (order?.kind !== "course" || order.state !== "paid" || order.userId === null) return { writes: [] };
	if (order.totalMinor === 0 || order.refundedMinor + order.refundingMinor > 0) return { writes: [] };
	const [[first], payments] = await db.batch([findFirstOfCourse(db, order), listPayments(db, orderId)]);
	const payment = payments.find(({ paymentReference }) => paymentReference === order.gatewayReference);
	if (!first || !payment) return { writes: [] };
	return {
		writes: [
			...insertDuplicateRefund(db, { order, paymentId: payment.id, now }),
			endOrderRight(db, { userId: order.userId, orderId, now }),
			noteTrouble(db, { id: orderId, trouble: "secondCourse", now }),
		],
		next: duplicateSendingJob(orderId),
	};
};
