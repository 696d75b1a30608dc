import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";

const Mail = z.enum(MAIL_KINDS);

/**
 * Changes to the security of an account that its owner is told of; their words: `notices` in
 * `locales/<language>/operations/mail.json`. How to tell of one: docs/patterns/account.md
 */
export const SECURITY_NOTICES = [
	"passwordChanged",
	"passwordReset",
	"emailChanged",
	"signedOutElsewhere",
	"rightsChanged",
	"authenticatorAdded",
	"authenticatorRemoved",
	"recoveryCodesMade",
	"recoveryCodeUsed",
	"passkeyAdded",
	"passkeyRemoved",
	"factorsReset",
] as const;
const Notice = z.enum(SECURITY_NOTICES);
export type SecurityNotice = z.infer<typeof Notice>;

export const NOTIFICATION_JOBS = {
	"mail.send": z.strictObject({
		mail: Mail,
		/** Null when nobody has the address that was typed: then there is nothing to do. */
		userId: z.int().nullable(),
		/** The ticket that it speaks of; without a user it is for the guest who wrote it. Null where nobody has written any. */
		ticketKey: z.string().nullish(),
		/** The message of the ticket that it carries. */
		messageKey: z.string().optional(),
		/** The change of address that it is about; one that is over sends nothing. */
		changeKey: z.string().optional(),
		/** The file that is ready. */
		exportId: z.string().optional(),
		/** The serial of the certificate that it tells of. */
		certificate: z.string().optional(),
		/** The membership that it tells of. */
		membershipId: z.string().optional(),
		/** The payout that it tells of. */
		payoutId: z.string().optional(),
		/** The refund that it tells of. */
		refundId: z.string().optional(),
		/** The order that it tells of. */
		orderId: z.string().optional(),
		/** The entry of the waiting list that it answers; without a user it is for a guest. */
		waitingId: z.int().optional(),
		/** What the link of a forgotten password takes along: the query of a guest page (`wantedQuery`). */
		wanted: z.string().max(2048).optional(),
		/** What a `securityNotice` tells of. */
		notice: Notice.optional(),
		/** The course that was given or taken, also to teach it, or whose certificate waits; left out: all of them. */
		courseId: z.int().optional(),
		/** Language of the mail; left out: the one of the user. */
		language: z.string().optional(),
		/** Scheme, host and port that links lead to. */
		origin: z.url(),
	}),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof NOTIFICATION_JOBS> {}
}
