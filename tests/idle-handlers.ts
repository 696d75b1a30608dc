import type { JobHandlers } from "#app/features/operations/jobs/outbox/job-handler.ts";

const nothing = async () => ({ writes: [] });

/** A no-op handler for every kind of job. */
export const IDLE_HANDLERS: JobHandlers = {
	"mail.send": nothing,
	"export.step": nothing,
	"intake.step": nothing,
	"certificate.issue": nothing,
	"sandbox.deliver": nothing,
	"sandbox.settle": nothing,
	"gateway.event": nothing,
	"payment.giveBack": nothing,
	"order.paid": nothing,
	"order.failed": nothing,
	"order.refunded": nothing,
	"membership.giveBack": nothing,
	"membership.end": nothing,
	"invoice.issue": nothing,
	"invoice.credit": nothing,
	"invoice.pdf": nothing,
	"affiliate.payout": nothing,
	"dispute.lost": nothing,
	"refund.send": nothing,
	"refund.adopt": nothing,
	"refund.paid": nothing,
	"membership.undo": nothing,
	"membership.tell": nothing,
	"reconcile.step": nothing,
};
