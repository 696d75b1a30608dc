import { findJob } from "#app/features/operations/jobs/face.server.ts";
import type { MailKind } from "#app/features/operations/notifications/mail-kinds.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { addressesOf, type Message, subjectOf } from "./list-messages.server";
import { findLocalMail } from "./messages.repository.server";

export type FoundMessage = Message & {
	/** Null until sent. */
	text: string | null;
	html: string | null;
	kind: MailKind | null;
	/** Null when its job has been deleted. */
	delivery: Delivery | null;
};
type Delivery = {
	mail: string;
	userId: number | null;
	orderId: string | null;
	askedAt: Date;
	attempts: number;
	doneAt: Date | null;
	deadAt: Date | null;
	nextTryAt: Date | null;
	lastError: string | null;
};

/** One message of the outbox with all that is known of it; null for an id that belongs to none. */
export async function findMessage(
	db: Database,
	id: string,
	{ language, kinds }: { language: Language; kinds: readonly MailKind[] },
): Promise<FoundMessage | null> {
	const kindOf = (mail: unknown) => kinds.find((kind) => kind === mail) ?? null;
	const [[mail], [job]] = await db.batch([findLocalMail(db, id), findJob(db, id)]);
	const ofMail = job?.kind === "mail.send" ? job : undefined;
	const delivery = ofMail ? deliveryOf(ofMail) : null;
	if (mail) {
		const { to, subject, text, html, writtenAt } = mail;
		return { id, state: "sent", at: writtenAt, to, subject, text, html, kind: kindOf(mail.kind), delivery };
	}
	if (!ofMail || ofMail.doneAt) return null;
	const to = (await addressesOf(db, [ofMail])).get(Number(ofMail.payload.userId)) ?? null;
	const state = ofMail.deadAt ? "failed" : "waiting";
	const kind = kindOf(ofMail.payload.mail);
	const subject = subjectOf(ofMail.payload, language);
	return { id, state, at: ofMail.dueAt, to, subject, text: null, html: null, kind, delivery };
}

type Job = Awaited<ReturnType<typeof findJob>>[number];

function deliveryOf({ payload, dueAt, attempts, doneAt, deadAt, nextTryAt, lastError }: Job): Delivery {
	return {
		mail: String(payload.mail),
		userId: typeof payload.userId === "number" ? payload.userId : null,
		orderId: typeof payload.orderId === "string" ? payload.orderId : null,
		askedAt: dueAt,
		attempts,
		doneAt,
		deadAt,
		lastError,
		nextTryAt: doneAt || deadAt ? null : nextTryAt,
	};
}
