import {
	composeCourseHandedOver,
	composeCourseReceived,
} from "#app/features/learning/authoring/publishing/compose-hand-over-mails.server.ts";
import { backfillCertificates } from "#app/features/learning/certificates/issue/backfill.server.ts";
import { composeCertificateReady } from "#app/features/learning/certificates/issue/compose-certificate-ready.server.ts";
import { composeNameNeeded } from "#app/features/learning/certificates/issue/compose-name-needed.server.ts";
import { certifyAfterPaying } from "#app/features/learning/certificates/issue/due-after-paying.server.ts";
import { issueCertificate } from "#app/features/learning/certificates/issue/issue-certificate.server.ts";
import { retryHeld } from "#app/features/learning/certificates/issue/retry-held.server.ts";
import {
	type DrawingTools,
	drawCertificate,
} from "#app/features/learning/certificates/sheet/draw-certificate.server.ts";
import { composeReminder } from "#app/features/learning/enrollment/reminders/compose-reminder.server.ts";
import { sendReminders } from "#app/features/learning/enrollment/reminders/send-reminders.server.ts";
import { countUsageDaily } from "#app/features/library/glossary/usage/count-usage.server.ts";
import {
	composeTicketAnswered,
	composeTicketClosed,
	composeTicketConfirm,
	composeTicketForStaff,
	composeTicketLink,
	composeTicketReceived,
} from "#app/features/library/help/tickets/compose-notices.server.ts";
import { sweepTicketLinks, sweepUnconfirmedTickets } from "#app/features/library/help/tickets/sweep-tickets.server.ts";
import { comeIntoForce } from "#app/features/library/legal/come-into-force.server.ts";
import { refoldIndex } from "#app/features/library/search/index/refold.server.ts";
import {
	composeAffiliateDecision,
	composeAffiliatePaid,
} from "#app/features/money/affiliates/application/compose-affiliate-mails.server.ts";
import { refoldAliases } from "#app/features/money/affiliates/application/refold-aliases.server.ts";
import { approveCommissions } from "#app/features/money/affiliates/commissions/approve-commissions.server.ts";
import { earnCommission, voidCommission } from "#app/features/money/affiliates/commissions/settle-order.server.ts";
import { watchBursts } from "#app/features/money/affiliates/flags/watch-bursts.server.ts";
import { payOutStep } from "#app/features/money/affiliates/payouts/payout-step.server.ts";
import { runPayouts } from "#app/features/money/affiliates/payouts/start-run.server.ts";
import { sweepVisits } from "#app/features/money/affiliates/visits/sweep-visits.server.ts";
import { releaseRunOutCoupons } from "#app/features/money/coupons/coupons.server.ts";
import { type Gateways, gatewayForOrders } from "#app/features/money/gateway/open-gateway.server.ts";
import { deliverSandboxEvent } from "#app/features/money/gateway/sandbox/sandbox-events.server.ts";
import { settleSandboxPayment } from "#app/features/money/gateway/sandbox/settle-payment.server.ts";
import { type InvoiceFiles, invoiceFile, makeInvoiceFile } from "#app/features/money/invoices/invoice-file.server.ts";
import { issueCreditNote } from "#app/features/money/invoices/issue-credit-note.server.ts";
import { issueInvoice, issueWaitingInvoice } from "#app/features/money/invoices/issue-invoice.server.ts";
import {
	composeReceipt,
	composeUnpaidOrder,
	sendReceipt,
	tellOfFailure,
} from "#app/features/money/invoices/receipt-mails.server.ts";
import { endRefunded } from "#app/features/money/memberships/change/do-to-membership.server.ts";
import { endForDeletion } from "#app/features/money/memberships/change/end-of-account.server.ts";
import { undoRefunded } from "#app/features/money/memberships/change/undo-refunded.server.ts";
import {
	composeCancelled,
	composeCharge,
	composeEnded,
	composeUnpaid,
} from "#app/features/money/memberships/mails/compose-mails.server.ts";
import { adoptPayment, followEvent } from "#app/features/money/memberships/periods/adopt-payment.server.ts";
import { giveMembershipBack } from "#app/features/money/memberships/periods/give-back.server.ts";
import { lookAfterMemberships } from "#app/features/money/memberships/periods/look-after.server.ts";
import { applyPaidOrder } from "#app/features/money/memberships/periods/paid-order.server.ts";
import { tellOfMembership } from "#app/features/money/memberships/tell-gateway.server.ts";
import { countCouponCard } from "#app/features/money/orders/events/count-card.server.ts";
import { giveBack } from "#app/features/money/orders/events/give-back.server.ts";
import { giveSecondCourseBack } from "#app/features/money/orders/events/give-second-course-back.server.ts";
import { processEvent } from "#app/features/money/orders/events/process-event.server.ts";
import { composeReviewMail } from "#app/features/money/orders/review/compose-review-mails.server.ts";
import { sweepGatewayEvents, sweepOrders } from "#app/features/money/orders/sweeps.server.ts";
import { reconcileDaily, reconcileStep } from "#app/features/money/reconciliation/run-step.server.ts";
import { composeRefundMail } from "#app/features/money/refunds/compose-refund-mails.server.ts";
import { bookLostDispute } from "#app/features/money/refunds/disputes/lost-dispute.server.ts";
import { adoptTold } from "#app/features/money/refunds/elsewhere/adopt-refund.server.ts";
import { askAfterRefunds, sendRefund, tellOfRefund } from "#app/features/money/refunds/send-refund.server.ts";
import { composeWaitingMail } from "#app/features/money/waiting-list/compose-waiting-mails.server.ts";
import { sweepWaiting } from "#app/features/money/waiting-list/sweep-waiting.server.ts";
import { tellWaiting } from "#app/features/money/waiting-list/tell-waiting.server.ts";
import {
	sweepErrorGroups,
	sweepErrorReports,
} from "#app/features/operations/error-reporting/groups/sweep-errors.server.ts";
import { composeExportReady } from "#app/features/operations/exports/compose-export-ready.server.ts";
import type { ExportMakers } from "#app/features/operations/exports/export-maker.ts";
import { makeExport } from "#app/features/operations/exports/make-export.server.ts";
import { failStuckExports, sweepExports } from "#app/features/operations/exports/sweep-exports.server.ts";
import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import type { JobQueue } from "#app/features/operations/jobs/enqueue.server.ts";
import type { JobHandlers } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { nudgeWaitingJobs, sweepOutbox } from "#app/features/operations/jobs/outbox/scheduled-outbox.server.ts";
import { together } from "#app/features/operations/jobs/outbox/together.ts";
import { sendMail } from "#app/features/operations/notifications/send-mail.server.ts";
import { sweepLocalMail } from "#app/features/operations/notifications/sweep-local-mail.server.ts";
import { probeSchool } from "#app/features/operations/status/probe-school.server.ts";
import { sweepUploads } from "#app/features/operations/uploads/sweep-uploads.server.ts";
import { composeAgreeEmail, composeConfirmEmail } from "#app/features/people/auth/mails/compose-email-change.server.ts";
import {
	composeConfirmLogin,
	composeInvitation,
	composeResetPassword,
	composeSecurityNotice,
	composeVerifyEmail,
} from "#app/features/people/auth/mails/compose-mails.server.ts";
import { endSuspensions } from "#app/features/people/auth/rights/end-suspensions.server.ts";
import {
	sweepEmailChanges,
	sweepLimits,
	sweepLooking,
	sweepSessions,
	sweepTokens,
} from "#app/features/people/auth/sweeps.server.ts";
import { carryOutIntake } from "#app/features/people/imports/steps/carry-out.server.ts";
import { sweepIntakes } from "#app/features/people/imports/steps/sweep-intakes.server.ts";
import { sweepChallenges } from "#app/features/people/multi-factor/passkeys/challenges.server.ts";
import {
	composeAccountErased,
	composeDeletionAsked,
	composeDeletionTakenBack,
} from "#app/features/people/privacy/deletion/compose-deletion.server.ts";
import { eraseAccounts } from "#app/features/people/privacy/deletion/erase-account.server.ts";
import { makeAccountFile } from "#app/features/people/privacy/export/make-account-file.server.ts";
import {
	composeAccessClosed,
	composeAccessOpen,
} from "#app/features/people/users/access/compose-access-mails.server.ts";
import { makePeopleFile } from "#app/features/people/users/list/make-people-file.server.ts";
import type { Database } from "#db/client.server.ts";
import type { JobTools } from "./job-tools";
import { findOrderForCommission, ORDER_JOINS } from "./money.server";

/** Who does each kind of job that waits in the outbox. This is where rooms meet that do not know each other. */
export function jobHandlers({
	timeZone,
	mail,
	certificates,
	media,
	gateways,
	webhookReceiver,
	loadFont,
	loadTown,
	findUnprintable,
}: JobTools): JobHandlers {
	const memberships = { gateways, joins: ORDER_JOINS, origin: webhookReceiver.origin };
	const composers = {
		confirmLogin: composeConfirmLogin,
		invitation: composeInvitation,
		resetPassword: composeResetPassword,
		verifyEmail: composeVerifyEmail,
		agreeEmail: composeAgreeEmail,
		confirmEmail: composeConfirmEmail,
		securityNotice: composeSecurityNotice,
		accessGiven: composeAccessOpen,
		accessExtended: composeAccessOpen,
		accessResumed: composeAccessOpen,
		accessPaused: composeAccessClosed,
		accessEnded: composeAccessClosed,
		courseReceived: composeCourseReceived,
		courseHandedOver: composeCourseHandedOver,
		exportReady: composeExportReady,
		deletionAsked: composeDeletionAsked,
		deletionTakenBack: composeDeletionTakenBack,
		accountErased: composeAccountErased,
		ticketConfirm: composeTicketConfirm,
		ticketReceived: composeTicketReceived,
		ticketAnswered: composeTicketAnswered,
		ticketClosed: composeTicketClosed,
		ticketForStaff: composeTicketForStaff,
		ticketLink: composeTicketLink,
		certificateReady: composeCertificateReady,
		certificateAgain: composeCertificateReady,
		nameNeeded: composeNameNeeded,
		teacherNameNeeded: composeNameNeeded,
		learningReminder: composeReminder,
		membershipRenews: composeCharge,
		trialEnds: composeCharge,
		membershipUnpaid: composeUnpaid,
		membershipEnded: composeEnded,
		membershipCancelled: composeCancelled,
		affiliateAccepted: composeAffiliateDecision,
		affiliateRefused: composeAffiliateDecision,
		affiliatePaid: composeAffiliatePaid,
		refundAsked: composeRefundMail,
		withdrawalReceived: composeRefundMail,
		refundApproved: composeRefundMail,
		refundDeclined: composeRefundMail,
		refundPaid: composeRefundMail,
		refundByHand: composeRefundMail,
		reviewAccepted: composeReviewMail,
		reviewReturned: composeReviewMail,
		orderPaid: composeReceipt,
		orderFailed: composeUnpaidOrder,
		waitingJoined: composeWaitingMail,
		canBeBought: composeWaitingMail,
	};
	return {
		"mail.send": sendMail(composers, mail),
		"export.step": makeExport({
			media,
			makers: makersOf({ media, loadFont, loadTown, origin: webhookReceiver.origin }),
		}),
		"intake.step": carryOutIntake({ timeZone }),
		"certificate.issue": issueCertificate(certificates),
		"sandbox.deliver": deliverSandboxEvent(webhookReceiver),
		"sandbox.settle": settleSandboxPayment,
		"gateway.event": processEvent({ ...memberships, adopt: adoptPayment, follow: followEvent(memberships) }),
		"payment.giveBack": giveBack({ gateways }),
		"order.paid": together(
			applyPaidOrder(memberships),
			giveSecondCourseBack,
			issueInvoice(findUnprintable),
			earnCommission(findOrderForCommission),
			countCouponCard,
			certifyAfterPaying,
			sendReceipt({ origin: webhookReceiver.origin }),
		),
		"order.failed": tellOfFailure({ origin: webhookReceiver.origin }),
		"order.refunded": voidCommission(findOrderForCommission),
		"membership.giveBack": giveMembershipBack(memberships),
		"membership.end": endRefunded(),
		"invoice.issue": issueWaitingInvoice(findUnprintable),
		"invoice.credit": issueCreditNote(findUnprintable),
		"invoice.pdf": makeInvoiceFile({ bucket: media, loadFont }),
		"affiliate.payout": payOutStep,
		"dispute.lost": bookLostDispute({ joins: ORDER_JOINS }),
		"refund.send": sendRefund({ gateways, joins: ORDER_JOINS }),
		"refund.adopt": adoptTold({ joins: ORDER_JOINS }),
		"refund.paid": tellOfRefund({ origin: webhookReceiver.origin }),
		"membership.undo": undoRefunded,
		"membership.tell": tellOfMembership(memberships),
		"reconcile.step": reconcileStep(memberships),
	};
}

/** Who makes each kind of file that people ask for. */
function makersOf(tools: DrawingTools & { media: InvoiceFiles["bucket"] }): ExportMakers {
	const draw: Parameters<typeof makeAccountFile>[0]["draw"] = (certificate, now) =>
		drawCertificate(certificate, tools, { paper: "a4", now });
	const files: InvoiceFiles = { bucket: tools.media, loadFont: tools.loadFont };
	const print: Parameters<typeof makeAccountFile>[0]["print"] = async (db, invoice, now) =>
		new Uint8Array(await new Response(await invoiceFile(db, files, invoice, now)).arrayBuffer());
	return { account: makeAccountFile({ media: tools.media, draw, print }), people: makePeopleFile };
}

/** What the jobs of the clock stand on beside the database. */
type Clock = { queue: JobQueue } & Parameters<typeof probeSchool>[0] & {
		cache: KVNamespace;
		media: Parameters<typeof sweepUploads>[0] & Parameters<typeof sweepExports>[0];
		/** What links of mails lead to. */
		origin: string;
		/** Who takes money. */
		gateways: (db: Database) => Gateways;
	};

/** Everything that the clock does. */
export function scheduledJobs({ queue, media, cache, origin, gateways }: Clock): ScheduledJob[] {
	const memberships = { gateways, joins: ORDER_JOINS, origin };
	return [
		nudgeWaitingJobs(queue),
		probeSchool({ media, cache }),
		sweepSessions,
		sweepLooking,
		endSuspensions,
		sweepTokens,
		sweepEmailChanges,
		sweepLimits,
		sweepChallenges,
		sweepOutbox,
		sweepLocalMail,
		sweepErrorReports,
		sweepErrorGroups,
		countUsageDaily,
		backfillCertificates,
		retryHeld,
		comeIntoForce({ cache }),
		sweepUnconfirmedTickets,
		sweepTicketLinks,
		sendReminders,
		sweepUploads(media),
		sweepWaiting,
		sweepExports(media),
		failStuckExports,
		eraseAccounts({ media, cache, queue, origin, endMembership: endForDeletion(memberships) }),
		sweepIntakes,
		releaseRunOutCoupons,
		sweepOrders,
		sweepGatewayEvents,
		lookAfterMemberships({ ...memberships, queue }),
		sweepVisits,
		approveCommissions,
		watchBursts,
		runPayouts(queue),
		refoldAliases,
		refoldIndex,
		askAfterRefunds,
		reconcileDaily(queue),
		tellWaiting({ isForSale: (db) => gatewayForOrders(gateways(db)) !== null, origin }),
	];
}
