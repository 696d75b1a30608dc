import { z } from "zod";
import { type JobHandler, WrongPayload } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import { isLanguage } from "#app/shared/words/languages.ts";
import { markDelivery } from "./deliveries.repository.server";
import type { DecideDelivery } from "./delivery.ts";
import { writeLetter } from "./letter/write-letter.server";
import { insertLocalMail } from "./local-mail.repository.server";
import { mailHeaders } from "./mail-headers.ts";
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
 * The handler of `mail.send` for the kinds that rooms declare. Sends a mail at most once, or rather once more where
 * its kind says so. Stores its text only in a local school; without a mail service the mail waits. Refuses invalid ids.
 */
export function sendMail(
	mails: MailDefinitions,
	{ send, keepsText }: MailDelivery,
	decide: DecideDelivery,
): JobHandler<"mail.send"> {
	return async ({ id, payload, dueAt: askedAt }, { db, now, handOver }) => {
		const opened = openMail(mails, payload);
		if ("wrong" in opened) {
			throw new WrongPayload(`${KNOWN_FAILURES.wrongPayload} mail.send, ${payload.mail}: ${opened.wrong}`);
		}
		const { kind, ids, composeFor } = opened;
		const definition = mails[kind];
		if (!definition) throw new WrongPayload(`${KNOWN_FAILURES.wrongPayload} mail.send, ${kind}`);
		const { userId } = payload;
		const { origin } = payload;
		const decision = await decide(db, { eventId: id, kind, definition, userId, ids, origin, askedAt, now });
		if (decision.kind === "skip") return { writes: decision.writes };
		if (decision.kind === "later") return { postponedUntil: decision.until, because: KNOWN_FAILURES.quietHours };
		if (!send && !keepsText) {
			return { postponedUntil: new Date(now.getTime() + HOUR_MS), because: KNOWN_FAILURES.noMail };
		}
		const language = isLanguage(payload.language) ? payload.language : null;
		const composed = await composeFor(db, { language, origin, askedAt, now });
		const delivery = { eventId: id, channel: "mail" as const, userId, kind, at: now };
		if (!composed) return { writes: [markDelivery(db, { ...delivery, state: "skipped", reason: "gone" })] };

		const { category, links } = decision;
		const stop = composed.unsubscribe ?? links?.stop;
		const ways = { category, stop, preferences: links?.preferences };
		const { subject, text, html, document } = writeLetter(kind, composed, { origin, ...ways });
		const message = { to: composed.to, subject, text };
		const headers = mailHeaders({ list: definition.category, stop, origin });
		let messageId: string | null = null;
		if (send) {
			const rule = { isRefusal: isMailRefusal, mayRepeat: decision.certainty === "atLeastOnce" };
			const hand = async () => {
				messageId = messageIdOf(await send({ ...message, html: document, headers }));
			};
			await handOver(hand, rule);
		}
		const copy = keepsText ? [insertLocalMail(db, { id, kind, ...message, html, writtenAt: now })] : [];
		return { writes: [markDelivery(db, { ...delivery, state: "sent", reason: null, messageId }), ...copy] };
	};
}

/** The id by which the mail service reports on a mail; null where it gave none. */
function messageIdOf(answer: unknown): string | null {
	return z.object({ messageId: z.string().min(1).max(200) }).safeParse(answer).data?.messageId ?? null;
}
