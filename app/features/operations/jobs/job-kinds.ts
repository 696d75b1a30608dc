import { z } from "zod";
import { MAIL_KINDS, type MailKind } from "./mail-kinds.ts";

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

/**
 * Every kind of job and the shape of its payload: ids, never a secret and never
 * what can be read from the database when the job is done. Who does it: `app/jobs.server.ts`.
 */
export const JOB_KINDS = {
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
	/** The next step of a file that is made for somebody. */
	"export.step": z.strictObject({ exportId: z.string(), origin: z.url() }),
	/** The next lines of a file of people or enrollments, after the one of this number. */
	"intake.step": z.strictObject({ intakeId: z.string(), actorId: z.int(), after: z.int(), origin: z.url() }),
	/** Somebody has finished a course, wants its certificate under another name, or is given it again after a revocation. */
	"certificate.issue": z.strictObject({
		enrollmentId: z.int(),
		/** The serial of the certificate that the new one takes the place of. */
		replaces: z.string().optional(),
		/** The serial of the withdrawn certificate that the new one follows. */
		after: z.string().optional(),
	}),
	/** The sandbox tells the school of something, by its webhook. */
	"sandbox.deliver": z.strictObject({ eventId: z.string() }),
	/** The sandbox knows how a payment ended that took its time. */
	"sandbox.settle": z.strictObject({ paymentId: z.string() }),
	/** A gateway has told something: what it is about is asked for anew. */
	"gateway.event": z.strictObject({ eventId: z.string() }),
	/** A payment too many goes back: the order was paid before. */
	"payment.giveBack": z.strictObject({ paymentId: z.string() }),
	/** An order has been paid; once for each. */
	"order.paid": z.strictObject({ orderId: z.string() }),
	/** A payment has failed: whoever has not paid another way by then is told. */
	"order.failed": z.strictObject({ orderId: z.string() }),
	/** Money of an order is to go back, has gone back, or has come back: its commission follows. */
	"order.refunded": z.strictObject({ orderId: z.string() }),
	/** What was paid for a membership that cannot be had goes back, and its subscription ends. */
	"membership.giveBack": z.strictObject({ orderId: z.string() }),
	/** A membership ends whose money has gone back, unless it was paid for later on. */
	"membership.end": z.strictObject({ membershipId: z.string(), orderId: z.string().optional() }),
	/** The invoice of a paid order can be written by now, where it has waited for a name or an address. */
	"invoice.issue": z.strictObject({ orderId: z.string() }),
	/** The gateway has confirmed a refund: its credit note is written. */
	"invoice.credit": z.strictObject({ refundId: z.string() }),
	/** The file of an invoice or a credit note is made and kept. */
	"invoice.pdf": z.strictObject({ invoiceId: z.string() }),
	/** The next affiliates of a payout run. */
	"affiliate.payout": z.strictObject({ runId: z.string() }),
	/** A buyer's bank has decided a dispute against the school: what it took stands among the refunds. */
	"dispute.lost": z.strictObject({ orderId: z.string() }),
	/** Money that was approved to go back is asked of the gateway. */
	"refund.send": z.strictObject({ refundId: z.string() }),
	/** The gateway has given money back by itself, or such money has come back: it stands among the refunds. */
	"refund.adopt": z.strictObject({ orderId: z.string(), reference: z.string() }),
	/** The gateway has confirmed that money has gone back: whoever bought is told. */
	"refund.paid": z.strictObject({ refundId: z.string() }),
	/** What a change of a membership has cost has gone back: it is undone. */
	"membership.undo": z.strictObject({ orderId: z.string() }),
	/** The next part of a comparison of all that is kept about money. */
	"reconcile.step": z.strictObject({ runId: z.string() }),
	/** A membership has changed: its gateway hears what it is now. */
	"membership.tell": z.strictObject({ membershipId: z.string() }),
} as const;

export type JobKind = keyof typeof JOB_KINDS;
export type JobPayload<K extends JobKind> = z.infer<(typeof JOB_KINDS)[K]>;
export type { MailKind } from "./mail-kinds.ts";
export type TicketMail = Extract<MailKind, `ticket${string}`>;

export function isTicketMail(mail: MailKind): mail is TicketMail {
	return mail.startsWith("ticket");
}

export function isJobKind(kind: string): kind is JobKind {
	return Object.hasOwn(JOB_KINDS, kind);
}
