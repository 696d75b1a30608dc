import { type JobHandler, WrongPayload } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { isLanguage } from "#app/shared/words/languages.ts";
import { writeLetter } from "./letter/write-letter.server";
import { insertLocalMail } from "./local-mail.repository.server";
import type { MailDefinitions } from "./mail-kinds.ts";
import { isMailRefusal } from "./mail-refusal";
import { openMail } from "./open-mail.ts";

export type Message = {
	to: string;
	subject: string;
	text: string;
	html: string;
	headers?: Record<string, string>;
};

export type MailDelivery = {
	/** Null when no mail service is configured. */
	send: ((message: Message) => Promise<unknown>) | null;
	/** True in a local school, where `/outbox` shows the text. */
	keepsText: boolean;
};

/**
 * The handler of `mail.send` for the kinds that rooms declare. Sends a mail at most once. Stores its text only in a
 * local school; without a mail service the mail waits. Refuses invalid ids.
 */
export function sendMail(mails: MailDefinitions, { send, keepsText }: MailDelivery): JobHandler<"mail.send"> {
	return async ({ id, payload, dueAt: askedAt }, { db, now, handOver }) => {
		const opened = openMail(mails, payload);
		if ("wrong" in opened) {
			throw new WrongPayload(`${KNOWN_FAILURES.wrongPayload} mail.send, ${payload.mail}: ${opened.wrong}`);
		}
		if (!send && !keepsText) {
			return { postponedUntil: new Date(now.getTime() + HOUR_MS), because: KNOWN_FAILURES.noMail };
		}
		const { kind, composeFor } = opened;
		const { origin } = payload;
		const language = isLanguage(payload.language) ? payload.language : null;
		const composed = await composeFor(db, { language, origin, askedAt, now });
		if (!composed) return { writes: [] };

		const { subject, text, html, document } = writeLetter(kind, composed, origin);
		const message = { to: composed.to, subject, text };
		const headers = composed.unsubscribe ? { headers: headersOf(composed.unsubscribe) } : {};
		if (send) await handOver(() => send({ ...message, html: document, ...headers }), { isRefusal: isMailRefusal });
		return { writes: keepsText ? [insertLocalMail(db, { id, kind, ...message, html, writtenAt: now })] : [] };
	};
}

/** Mail clients need both headers for one-click unsubscribing. */
function headersOf(unsubscribe: string): Record<string, string> {
	return { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
