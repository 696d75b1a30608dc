import { HOUR_MS } from "#app/shared/durations.ts";

/**
 * Idempotency keys: the ids of all money jobs. An id names its subject, so a repeated webhook enqueues one job. Ids
 * are stored; a changed format would enqueue a waiting job again.
 */
export const jobIdsAtGateway = {
	sandboxSettle: (paymentId: string) => `settle-${paymentId}`,
	orderPaid: (orderId: string) => `order.paid:${orderId}`,
	orderFailed: (orderId: string) => `order.failed:${orderId}`,
	/** `about`: the key of a refund, or of its failed attempt. */
	orderRefunded: (about: string) => `order.refunded:${about}`,
	/** One per refunded sum, and another after a failed refund. */
	orderGoneBack: (orderId: string, { minor, failedTries }: { minor: number; failedTries: number }) =>
		jobIdsAtGateway.orderRefunded(attemptKey(`${orderId}:${minor}`, failedTries)),
	/** Another one after each failed refund of the payment. */
	paymentGiveBack: (paymentId: string, failedTries = 0) => `give-back:${attemptKey(paymentId, failedTries)}`,
	membershipGiveBack: (orderId: string) => `membership.giveBack:${orderId}`,
	/** One per order, since any order may end the membership. */
	membershipEnd: (orderId: string) => `membership.end:${orderId}`,
	membershipUndo: (orderId: string) => `membership.undo:${orderId}`,
	membershipTell: ({ id, version }: { id: string; version: number }) => `membership.tell:${id}:${version}`,
	orderMail: (mail: string, orderId: string) => `mail.${mail}:${orderId}`,
	invoicePdf: (invoiceId: string) => `invoice.pdf:${invoiceId}`,
	/** `about`: a refund's key, its id at the gateway, or the key of its failed attempt. */
	creditNote: (about: string) => `invoice.credit:${about}`,
	refundSend: (refundKey: string) => `refund.send:${refundKey}`,
	refundPaid: (about: string) => `refund.paid:${about}`,
	refundAdopt: (about: string) => `refund.adopt:${about}`,
	refundAsk: (refundId: string, now: Date) => `refund.ask:${refundId}.${Math.floor(now.getTime() / HOUR_MS)}`,
	refundMail: ({ refundId, now }: { refundId: string; now: Date }) => `refund.mail:${refundId}.${now.getTime()}`,
	disputeLost: (about: string) => `dispute.lost:${about}`,
	waitingTold: (waitingId: number) => `waiting:${waitingId}`,
	repair: (findingId: string, now: Date) => `repair:${findingId}:${now.getTime()}`,
	reconcileStep: (runId: string, steps: number) => `reconcile:${runId}:${steps}`,
};

const attemptKey = (about: string, failedTries: number) => (failedTries > 0 ? `${about}.${failedTries}` : about);
