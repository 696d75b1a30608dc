import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { reviewMail } from "./review/review-mail.server";

export const ORDER_MAILS = {
	reviewAccepted: reviewMail,
	reviewReturned: reviewMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof ORDER_MAILS> {}
}
