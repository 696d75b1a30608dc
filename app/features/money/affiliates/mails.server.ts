import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { affiliateAcceptedMail, affiliatePaidMail, affiliateRefusedMail } from "./application/affiliate-mails.server";

export const AFFILIATE_MAILS = {
	affiliateAccepted: affiliateAcceptedMail,
	affiliateRefused: affiliateRefusedMail,
	affiliatePaid: affiliatePaidMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof AFFILIATE_MAILS> {}
}
