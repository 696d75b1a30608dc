import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { orderFailedMail, orderPaidMail } from "./receipt-mails.server";

export const INVOICE_MAILS = {
	orderPaid: orderPaidMail,
	orderFailed: orderFailedMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof INVOICE_MAILS> {}
}
