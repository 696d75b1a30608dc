import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import { affiliateDecisionMail, affiliatePaidMail } from "./application/affiliate-mails.server";

export const AFFILIATE_MAILS = {
	affiliateAccepted: affiliateDecisionMail,
	affiliateRefused: affiliateDecisionMail,
	affiliatePaid: affiliatePaidMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof AFFILIATE_MAILS> {}
}
