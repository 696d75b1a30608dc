import type { SQL, SQLWrapper } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { enqueue, enqueueEach } from "#app/features/operations/jobs/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { MailKind, Mails } from "./mail-kinds.ts";

/** What a kind speaks of. */
type IdsOf<K extends MailKind> = Omit<Mails[K], "userId">;

/** A mail to be sent, with the ids of its kind; these may be expressions. */
type Letters = {
	[K in MailKind]: {
		/** Whom it is for. An expression that finds nobody makes a job with nothing to do. Null: a guest, for kinds that know guests. */
		userId: Mails[K]["userId"] | SQL<number | null>;
		language?: Language;
		origin: string;
	} & { [Name in keyof IdsOf<K>]: IdsOf<K>[Name] | SQL<IdsOf<K>[Name]> };
};

/**
 * Has a mail sent, in the batch of what the mail speaks of. Its text, and any link or code in it, is made when it is
 * sent and not before.
 */
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
		from: SQLWrapper;
		where: SQL | undefined;
	};
};

/** `enqueueMail` for each row of a selection, which may be none. Gives the ids of the jobs, to nudge the queue with. */
export function enqueueMailEach<K extends MailKind>(
	db: Database,
	mail: K,
	{ payload, origin, from, where }: Selections[K],
	dueAt: Date,
) {
	const ofEach = { ...payload, mail: sql`${mail}`, origin: sql`${origin}` };
	return enqueueEach(db, "mail.send", { payload: ofEach, from, where }, dueAt);
}
