import type { MailsOf } from "#app/features/operations/notifications/mail-kinds.ts";
import {
	membershipCancelledMail,
	membershipChargeMail,
	membershipEndedMail,
	membershipUnpaidMail,
} from "./mails/membership-mails.server";

export const MEMBERSHIP_MAILS = {
	membershipRenews: membershipChargeMail,
	trialEnds: membershipChargeMail,
	membershipUnpaid: membershipUnpaidMail,
	membershipEnded: membershipEndedMail,
	membershipCancelled: membershipCancelledMail,
};

declare module "#app/features/operations/notifications/mail-kinds.ts" {
	interface Mails extends MailsOf<typeof MEMBERSHIP_MAILS> {}
}
