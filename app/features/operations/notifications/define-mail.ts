import { z } from "zod";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { StoredMail } from "./jobs.ts";
import type { ComposedMail } from "./letter/composed-mail.ts";

/** What `userId` of a job may be, by the receiver of its kind. */
export type Receivers = { account: number; guest: number | null };

/** What every kind is told when it composes. */
export type MailOccasion = {
	/** As asked for; null: the language of the receiver. */
	language: Language | null;
	origin: string;
	askedAt: Date;
	now: Date;
};

/**
 * Finds what one mail says, and makes the link or code that it carries. Null when it is void: its receiver does not
 * need it any more, or what it speaks of has gone.
 */
type Compose<Ids> = (db: Database, about: MailOccasion & Ids) => Promise<ComposedMail | null>;

/** A kind of mail, as its room declares it and the sender uses it. */
export type MailDefinition = {
	/** Ids of what it speaks of; strict, and nothing that can be read from the database when it is sent. */
	payload: z.ZodType<object>;
	receiver: keyof Receivers;
	/** Reads the ids of a job that waits. `wrong`: where they are not those of this kind. */
	open: (
		stored: StoredMail,
	) => { composeFor: (db: Database, occasion: MailOccasion) => Promise<ComposedMail | null> } | InvalidMail;
};
export type InvalidMail = { wrong: string };

type Definition<Ids extends object, Receiver> = {
	payload: z.ZodType<Ids>;
	compose: Compose<Ids & Receiver>;
};

/** The payload of a kind that speaks of its receiver alone. */
export const EMPTY_PAYLOAD: z.ZodType<object> = z.strictObject({});

/** A kind of mail for somebody with an account. Nothing is composed where its job has found no account. */
export function defineMail<Ids extends object>(definition: Definition<Ids, { userId: number }>) {
	const { payload, compose } = definition;
	return {
		...definition,
		receiver: "account",
		open: (stored) => {
			const ids = readIds(payload, stored);
			if ("wrong" in ids) return ids;
			const { userId } = stored;
			return {
				composeFor: async (db, occasion) =>
					userId === null ? null : compose(db, { ...occasion, ...ids.read, userId }),
			};
		},
	} as const satisfies MailDefinition & Definition<Ids, { userId: number }>;
}

/** A kind of mail whose receiver may be a guest: what it speaks of says where it goes. */
export function defineGuestMail<Ids extends object>(definition: Definition<Ids, unknown>) {
	const { payload, compose } = definition;
	return {
		...definition,
		receiver: "guest",
		open: (stored) => {
			const ids = readIds(payload, stored);
			return "wrong" in ids ? ids : { composeFor: (db, occasion) => compose(db, { ...occasion, ...ids.read }) };
		},
	} as const satisfies MailDefinition & Definition<Ids, unknown>;
}

function readIds<Ids>(payload: z.ZodType<Ids>, stored: StoredMail): { read: Ids } | InvalidMail {
	const { mail: _mail, userId: _userId, language: _language, origin: _origin, ...ids } = stored;
	const { data, error } = payload.safeParse(ids);
	return error ? { wrong: error.issues[0]?.path.join(".") ?? "" } : { read: data };
}
