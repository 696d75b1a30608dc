/**
 * Mail that the school sends; its words stand in `locales/<language>/operations/mail.json`, the names of the kinds in `kinds` of
 * `outbox.json`. Apart from the other jobs, whose schemas browsers can do without.
 */
export const MAIL_KINDS = [
	"verifyEmail",
	"resetPassword",
	"confirmLogin",
	"invitation",
	"securityNotice",
	"agreeEmail",
	"confirmEmail",
	"accessGiven",
	"accessExtended",
	"accessPaused",
	"accessResumed",
	"accessEnded",
	"courseReceived",
	"courseHandedOver",
	"exportReady",
	"deletionAsked",
	"deletionTakenBack",
	"accountErased",
	"ticketConfirm",
	"ticketReceived",
	"ticketAnswered",
	"ticketClosed",
	"ticketForStaff",
	"ticketLink",
	"certificateReady",
	"certificateAgain",
	"nameNeeded",
	"teacherNameNeeded",
	"learningReminder",
	"membershipRenews",
	"trialEnds",
	"membershipUnpaid",
	"membershipEnded",
	"membershipCancelled",
	"affiliateAccepted",
	"affiliateRefused",
	"affiliatePaid",
	"refundAsked",
	"withdrawalReceived",
	"refundApproved",
	"refundDeclined",
	"refundPaid",
	"refundByHand",
	"reviewAccepted",
	"reviewReturned",
	"orderPaid",
	"orderFailed",
	"waitingJoined",
	"canBeBought",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export type TicketMail = Extract<MailKind, `ticket${string}`>;

export function isTicketMail(mail: MailKind): mail is TicketMail {
	return mail.startsWith("ticket");
}
