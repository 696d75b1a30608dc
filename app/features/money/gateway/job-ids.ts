import { HOUR_MS } from "#app/shared/durations.ts";

/**
 * The ids of the jobs of money, all made here: an id names what its job is about, so that what is told twice is done once. They are
 * stored, and what waits is found by them: an id that is written differently is another job.
 */
export const jobIds = {
	sandboxSettle: (paymentId: string) => `settle-${paymentId}`,
	orderPaid: (orderId: string) => `order.paid:${orderId}`,
	orderFailed: (orderId: string) => `order.failed:${orderId}`,
	/** `about` is a refund by its key, or a try of it that has failed. */
	orderRefunded: (about: string) => `order.refunded:${about}`,
	/** One for each sum, and anew for one that comes back. */
	orderGoneBack: (orderId: string, { minor, failedTries }: { minor: number; failedTries: number }) =>
		jobIds.orderRefunded(tried(`${orderId}:${minor}`, failedTries)),
	/** Anew after each refund of the payment that has failed. */
	paymentGiveBack: (paymentId: string, failedTries = 0) => `give-back:${tried(paymentId, failedTries)}`,
	membershipGiveBack: (orderId: string) => `membership.giveBack:${orderId}`,
	/** One for each order, since each may be the one that ends it. */
	membershipEnd: (orderId: string) => `membership.end:${orderId}`,
	membershipUndo: (orderId: string) => `membership.undo:${orderId}`,
	/** One for each version of a membership. */
	membershipTell: ({ id, version }: { id: string; version: number }) => `membership.tell:${id}:${version}`,
	orderMail: (mail: string, orderId: string) => `mail.${mail}:${orderId}`,
	invoicePdf: (invoiceId: string) => `invoice.pdf:${invoiceId}`,
	/** `about` is a refund by its key, by the gateway's name of it, or a try of it that has failed. */
	creditNote: (about: string) => `invoice.credit:${about}`,
	/** One for each try. */
	refundSend: (refundKey: string) => `refund.send:${refundKey}`,
	refundPaid: (about: string) => `refund.paid:${about}`,
	refundAdopt: (about: string) => `refund.adopt:${about}`,
	/** Asks once in an hour. */
	refundAsk: (refundId: string, now: Date) => `refund.ask:${refundId}.${Math.floor(now.getTime() / HOUR_MS)}`,
	refundMail: ({ refundId, now }: { refundId: string; now: Date }) => `refund.mail:${refundId}.${now.getTime()}`,
	disputeLost: (about: string) => `dispute.lost:${about}`,
	waitingTold: (waitingId: number) => `waiting:${waitingId}`,
	repair: (findingId: string, now: Date) => `repair:${findingId}:${now.getTime()}`,
	reconcileStep: (runId: string, steps: number) => `reconcile:${runId}:${steps}`,
};

/** What is done again once it has failed has another id. */
const tried = (about: string, failedTries: number) => (failedTries > 0 ? `${about}.${failedTries}` : about);
