import type { SQL } from "drizzle-orm";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { MailKind, SecurityNotice } from "#app/features/operations/jobs/job-kinds.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

type Letter = {
	mail: MailKind;
	/** Whom it is for. An expression that finds nobody makes a job with nothing to do. Null: the guest of the ticket. */
	userId: number | SQL<number | null> | null;
	/** The ticket, and the message of it, that the mail speaks of. An expression may find none: then there is nothing to do. */
	ticketKey?: string | SQL<string | null>;
	messageKey?: string;
	/** The change of address that it is about. */
	changeKey?: string;
	/** The file that is ready. */
	exportId?: string;
	/** The serial of the certificate that it tells of. */
	certificate?: string;
	/** The membership that it tells of. */
	membershipId?: string;
	/** The payout that it tells of. */
	payoutId?: string;
	/** The refund that it tells of. */
	refundId?: string;
	/** The order that it tells of. */
	orderId?: string;
	/** The entry of the waiting list that it answers. */
	waitingId?: number;
	/** What the link of a forgotten password takes along. */
	wanted?: string;
	/** What a `securityNotice` tells of. */
	notice?: SecurityNotice;
	/** The course that was given or taken; left out: all of them. */
	courseId?: number;
	/** Left out: the language of the user. */
	language?: Language;
	/** Scheme, host and port that its links lead to. */
	origin: string;
};

/**
 * Has a mail sent, in the batch of what the mail speaks of. Its text, and any link or code in it, is made when it is
 * sent and not before.
 */
export function enqueueMail(db: Database, letter: Letter, when: { dueAt: Date; id?: string }) {
	return enqueue(db, "mail.send", letter, when);
}
