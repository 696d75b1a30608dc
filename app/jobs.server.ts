import type { Database } from "../db/client.server";
import {
	composeAffiliateDecision,
	composeAffiliatePaid,
} from "./features/affiliates/application/compose-affiliate-mails.server";
import { refoldAliases } from "./features/affiliates/application/refold-aliases.server";
import { approveCommissions } from "./features/affiliates/commissions/approve-commissions.server";
import { earnCommission, voidCommission } from "./features/affiliates/commissions/settle-order.server";
import { watchBursts } from "./features/affiliates/flags/watch-bursts.server";
import { payOutStep } from "./features/affiliates/payouts/payout-step.server";
import { runPayouts } from "./features/affiliates/payouts/start-run.server";
import { sweepVisits } from "./features/affiliates/visits/sweep-visits.server";
import { composeAgreeEmail, composeConfirmEmail } from "./features/auth/mails/compose-email-change.server";
import {
	composeConfirmLogin,
	composeInvitation,
	composeResetPassword,
	composeSecurityNotice,
	composeVerifyEmail,
} from "./features/auth/mails/compose-mails.server";
import { endSuspensions } from "./features/auth/rights/end-suspensions.server";
import {
	sweepEmailChanges,
	sweepLimits,
	sweepLooking,
	sweepSessions,
	sweepTokens,
} from "./features/auth/sweeps.server";
import {
	composeCourseHandedOver,
	composeCourseReceived,
} from "./features/authoring/publishing/compose-hand-over-mails.server";
import { backfillCertificates } from "./features/certificates/issue/backfill.server";
import { composeCertificateReady } from "./features/certificates/issue/compose-certificate-ready.server";
import { composeNameNeeded } from "./features/certificates/issue/compose-name-needed.server";
import { certifyAfterPaying } from "./features/certificates/issue/due-after-paying.server";
import { issueCertificate } from "./features/certificates/issue/issue-certificate.server";
import { retryHeld } from "./features/certificates/issue/retry-held.server";
import { type DrawingTools, drawCertificate } from "./features/certificates/sheet/draw-certificate.server";
import { releaseRunOutCoupons } from "./features/coupons/coupons.server";
import { sweepErrorGroups, sweepErrorReports } from "./features/error-reporting/groups/sweep-errors.server";
import { composeExportReady } from "./features/exports/compose-export-ready.server";
import type { ExportMakers } from "./features/exports/export-maker";
import { makeExport } from "./features/exports/make-export.server";
import { failStuckExports, sweepExports } from "./features/exports/sweep-exports.server";
import { sweepChallenges } from "./features/factors/passkeys/challenges.server";
import { type Gateways, gatewayForOrders } from "./features/gateway/open-gateway.server";
import { deliverSandboxEvent } from "./features/gateway/sandbox/sandbox-events.server";
import { settleSandboxPayment } from "./features/gateway/sandbox/settle-payment.server";
import { countUsageDaily } from "./features/glossary/usage/count-usage.server";
import {
	composeTicketAnswered,
	composeTicketClosed,
	composeTicketConfirm,
	composeTicketForStaff,
	composeTicketLink,
	composeTicketReceived,
} from "./features/help/tickets/compose-notices.server";
import { sweepTicketLinks, sweepUnconfirmedTickets } from "./features/help/tickets/sweep-tickets.server";
import { carryOutIntake } from "./features/intake/steps/carry-out.server";
import { sweepIntakes } from "./features/intake/steps/sweep-intakes.server";
import { type InvoiceFiles, invoiceFile, makeInvoiceFile } from "./features/invoices/invoice-file.server";
import { issueCreditNote } from "./features/invoices/issue-credit-note.server";
import { issueInvoice, issueWaitingInvoice } from "./features/invoices/issue-invoice.server";
import {
	composeReceipt,
	composeUnpaidOrder,
	sendReceipt,
	tellOfFailure,
} from "./features/invoices/receipt-mails.server";
import type { ScheduledJob } from "./features/jobs/clock/scheduled-job";
import type { JobQueue } from "./features/jobs/enqueue.server";
import type { JobHandlers } from "./features/jobs/outbox/job-handler";
import { nudgeWaitingJobs, sweepOutbox } from "./features/jobs/outbox/scheduled-outbox.server";
import { together } from "./features/jobs/outbox/together";
import { composeReminder } from "./features/learning/reminders/compose-reminder.server";
import { sendReminders } from "./features/learning/reminders/send-reminders.server";
import { comeIntoForce } from "./features/legal/come-into-force.server";
import { endRefunded } from "./features/memberships/change/do-to-membership.server";
import { endForDeletion } from "./features/memberships/change/end-of-account.server";
import { undoRefunded } from "./features/memberships/change/undo-refunded.server";
import {
	composeCancelled,
	composeCharge,
	composeEnded,
	composeUnpaid,
} from "./features/memberships/mails/compose-mails.server";
import { adoptPayment, followEvent } from "./features/memberships/periods/adopt-payment.server";
import { giveMembershipBack } from "./features/memberships/periods/give-back.server";
import { lookAfterMemberships } from "./features/memberships/periods/look-after.server";
import { applyPaidOrder } from "./features/memberships/periods/paid-order.server";
import { tellOfMembership } from "./features/memberships/tell-gateway.server";
import { sendMail } from "./features/notifications/send-mail.server";
import { sweepLocalMail } from "./features/notifications/sweep-local-mail.server";
import { countCouponCard } from "./features/orders/events/count-card.server";
import { giveBack } from "./features/orders/events/give-back.server";
import { giveSecondCourseBack } from "./features/orders/events/give-second-course-back.server";
import { processEvent } from "./features/orders/events/process-event.server";
import { composeReviewMail } from "./features/orders/review/compose-review-mails.server";
import { sweepGatewayEvents, sweepOrders } from "./features/orders/sweeps.server";
import { composeAccessClosed, composeAccessOpen } from "./features/people/access/compose-access-mails.server";
import { makePeopleFile } from "./features/people/list/make-people-file.server";
import {
	composeAccountErased,
	composeDeletionAsked,
	composeDeletionTakenBack,
} from "./features/privacy/deletion/compose-deletion.server";
import { eraseAccounts } from "./features/privacy/deletion/erase-account.server";
import { makeAccountFile } from "./features/privacy/export/make-account-file.server";
import { reconcileDaily, reconcileStep } from "./features/reconciliation/run-step.server";
import { composeRefundMail } from "./features/refunds/compose-refund-mails.server";
import { bookLostDispute } from "./features/refunds/disputes/lost-dispute.server";
import { adoptTold } from "./features/refunds/elsewhere/adopt-refund.server";
import { askAfterRefunds, sendRefund, tellOfRefund } from "./features/refunds/send-refund.server";
import { refoldIndex } from "./features/search/index/refold.server";
import { probeSchool } from "./features/status/probe-school.server";
import { sweepUploads } from "./features/uploads/sweep-uploads.server";
import { composeWaitingMail } from "./features/waiting/compose-waiting-mails.server";
import { sweepWaiting } from "./features/waiting/sweep-waiting.server";
import { tellWaiting } from "./features/waiting/tell-waiting.server";
import type { JobTools } from "./job-tools";
import { findOrderForCommission, ORDER_JOINS } from "./money.server";

/** Who does each kind of job that waits in the outbox. This is where rooms meet that do not know each other. */
export function jobHandlers({
	timeZone,
	mail,
	certificates,
	media,
	gateways,
	door,
	loadFont,
	loadTown,
	unprintable,
}: JobTools): JobHandlers {
	const memberships = { gateways, joins: ORDER_JOINS, origin: door.origin };
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
		"export.step": makeExport({ media, makers: makersOf({ media, loadFont, loadTown, origin: door.origin }) }),
		"intake.step": carryOutIntake({ timeZone }),
		"certificate.issue": issueCertificate(certificates),
		"sandbox.deliver": deliverSandboxEvent(door),
		"sandbox.settle": settleSandboxPayment,
		"gateway.event": processEvent({ ...memberships, adopt: adoptPayment, follow: followEvent(memberships) }),
		"payment.giveBack": giveBack({ gateways }),
		"order.paid": together(
			applyPaidOrder(memberships),
			giveSecondCourseBack,
			issueInvoice(unprintable),
			earnCommission(findOrderForCommission),
			countCouponCard,
			certifyAfterPaying,
			sendReceipt({ origin: door.origin }),
		),
		"order.failed": tellOfFailure({ origin: door.origin }),
		"order.refunded": voidCommission(findOrderForCommission),
		"membership.giveBack": giveMembershipBack(memberships),
		"membership.end": endRefunded(),
		"invoice.issue": issueWaitingInvoice(unprintable),
		"invoice.credit": issueCreditNote(unprintable),
		"invoice.pdf": makeInvoiceFile({ bucket: media, loadFont }),
		"affiliate.payout": payOutStep,
		"dispute.lost": bookLostDispute({ joins: ORDER_JOINS }),
		"refund.send": sendRefund({ gateways, joins: ORDER_JOINS }),
		"refund.adopt": adoptTold({ joins: ORDER_JOINS }),
		"refund.paid": tellOfRefund({ origin: door.origin }),
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
