import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { SecurityNotice } from "./jobs.ts";
import type { ComposedMail } from "./letter/composed-mail";
import { writeLetter } from "./letter/write-letter.server";
import { insertLocalMail } from "./local-mail.repository.server";
import { isTicketMail, type MailKind, type TicketMail } from "./mail-kinds.ts";
import { isMailRefusal } from "./mail-refusal";

type About = {
	userId: number;
	/** As asked for; null: the language of the user. */
	language: Language | null;
	origin: string;
	/** What a `securityNotice` tells of. */
	notice?: SecurityNotice | null;
	/** The change of address that it is about. */
	changeKey?: string | null;
	/** The course that was given or taken; null: all of them. */
	courseId?: number | null;
	/** The file that is ready. */
	exportId?: string | null;
	/** The serial of the certificate that it tells of. */
	certificate?: string | null;
	/** The membership that it tells of. */
	membershipId?: string | null;
	/** The payout that it tells of. */
	payoutId?: string | null;
	/** The refund that it tells of. */
	refundId?: string | null;
	/** The order that it tells of. */
	orderId?: string | null;
	/** The entry of the waiting list that it answers. */
	waitingId?: number | null;
	/** What the link of a forgotten password takes along. */
	wanted?: string | null;
	/** When the mail was asked for, which may be a while ago. */
	askedAt: Date;
	now: Date;
};

/**
 * Finds what one kind of mail says, and makes the link or code that it carries. Null
 * when nobody needs it any more.
 */
export type ComposeMail = (db: Database, about: About) => Promise<ComposedMail | null>;

/** The same for mail about a ticket, which goes to a user or, where none is named, to the guest who wrote it. */
export type ComposeTicketMail = (
	db: Database,
	about: Omit<About, "userId"> & { userId: number | null; ticketKey: string; messageKey: string | null },
) => Promise<ComposedMail | null>;

export type MailComposers = Record<Exclude<MailKind, TicketMail>, ComposeMail> & Record<TicketMail, ComposeTicketMail>;

export type Message = {
	to: string;
	subject: string;
	text: string;
	html: string;
	headers?: Record<string, string>;
};

export type MailDelivery = {
	/** Hands a message to who delivers it; null where nobody is configured. */
	send: ((message: Message) => Promise<unknown>) | null;
	/** True where the school runs locally: the text can be read under `/outbox`. */
	keepsText: boolean;
};

/**
 * The handler of `mail.send`. A mail leaves at most once. Its text is kept nowhere
 * but in a school that runs locally; without anybody to deliver it, it waits.
 */
export function sendMail(composers: MailComposers, { send, keepsText }: MailDelivery): JobHandler<"mail.send"> {
	return async ({ id, payload, dueAt }, { db, now, handOver }) => {
		const { mail, userId, language, origin, ticketKey, messageKey = null, notice = null, changeKey = null } = payload;
		const {
			courseId = null,
			exportId = null,
			certificate = null,
			membershipId = null,
			payoutId = null,
			refundId = null,
			orderId = null,
			waitingId = null,
			wanted = null,
		} = payload;
		if (!send && !keepsText) {
			return { postponedUntil: new Date(now.getTime() + HOUR_MS), because: KNOWN_FAILURES.noMail };
		}
		const about = {
			language: isLanguage(language) ? language : null,
			origin,
			notice,
			changeKey,
			courseId,
			exportId,
			certificate,
			membershipId,
			payoutId,
			refundId,
			orderId,
			waitingId,
			wanted,
			askedAt: dueAt,
			now,
		};
		const compose = async () => {
			if (isTicketMail(mail))
				return ticketKey ? composers[mail](db, { ...about, userId, ticketKey, messageKey }) : null;
			// Whoever waits may be a guest: the entry says where the mail goes.
			if (mail === "canBeBought" || mail === "waitingJoined")
				return composers[mail](db, { ...about, userId: userId ?? 0 });
			return userId === null ? null : composers[mail](db, { ...about, userId });
		};
		const composed = await compose();
		if (!composed) return { writes: [] };

		const { subject, text, html, document } = writeLetter(mail, composed, origin);
		const message = { to: composed.to, subject, text };
		const headers = composed.unsubscribe ? { headers: headersOf(composed.unsubscribe) } : {};
		if (send) await handOver(() => send({ ...message, html: document, ...headers }), { isRefusal: isMailRefusal });
		return { writes: keepsText ? [insertLocalMail(db, { id, kind: mail, ...message, html, writtenAt: now })] : [] };
	};
}

/** With both, mail programs offer to end such mail by one press of their own. */
function headersOf(unsubscribe: string): Record<string, string> {
	return { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
