import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { refundMail } from "./mails/refund-mail.server";

export const REFUND_MAILS = {
	refundAsked: refundMail,
	withdrawalReceived: refundMail,
	refundApproved: refundMail,
	refundDeclined: refundMail,
	refundPaid: refundMail,
	refundByHand: refundMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof REFUND_MAILS> {}
}
