import type { SQL, SQLWrapper } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { enqueue, enqueueEach } from "#app/features/operations/jobs/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { MailKind, Mails } from "./mail-kinds.ts";

/** The ids in the payload of a kind, without its receiver's. */
type IdsOf<K extends MailKind> = Omit<Mails[K], "userId">;

/** A mail to be sent, with the ids of its kind; these may be expressions. */
type Letters = {
	[K in MailKind]: {
		/**
		 * Receiver. A job without effect when an SQL expression finds no user. Null for a guest, if the kind allows
		 * guests.
		 */
		userId: Mails[K]["userId"] | SQL<number | null>;
		language?: Language;
		origin: string;
	} & { [Name in keyof IdsOf<K>]: IdsOf<K>[Name] | SQL<IdsOf<K>[Name]> };
};

/** Enqueues a mail in the batch of the change that causes it. Its text, links and codes are created at sending. */
export function enqueueMail<K extends MailKind>(
	db: Database,
	mail: K,
	request: Letters[K],
	when: { dueAt: Date; id?: string },
) {
	return enqueue(db, "mail.send", { mail, ...request }, when);
}

type Selections = {
	[K in MailKind]: {
		/** The ids of each mail, and its language, made of columns of `from`. */
		payload: { userId: SQLWrapper; language?: SQLWrapper } & { [Name in keyof IdsOf<K>]: SQLWrapper };
		origin: string;
		/** The id of each job; left out: a random one. */
		id?: SQLWrapper;
		from: SQLWrapper;
		where: SQL | undefined;
	};
};

/** `enqueueMail` for each row of a selection, which may be none. Gives the ids of the jobs, to nudge the queue with. */
export function enqueueMailEach<K extends MailKind>(
	db: Database,
	mail: K,
	{ payload, origin, id, from, where }: Selections[K],
	dueAt: Date,
) {
	const ofEach = { ...payload, mail: sql`${mail}`, origin: sql`${origin}` };
	return enqueueEach(db, "mail.send", { payload: ofEach, id, from, where }, dueAt);
}
