import { z } from "zod";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Certainty } from "./certainty.ts";
import { type AppDefinition, type AppSide, appSide } from "./in-app/app-side.ts";
import type { StoredMail } from "./jobs.ts";
import type { ComposedMail } from "./letter/composed-mail.ts";

/** What `userId` of a job may be, by the receiver of its kind. */
export type Receivers = { account: number; guest: number | null };

/** Passed to every kind of mail when it is composed. */
export type MailOccasion = {
	/** Requested language; null for the receiver's language. */
	language: Language | null;
	origin: string;
	askedAt: Date;
	now: Date;
};

/**
 * Reads the values of one mail, and creates the link or code in it. Null when the mail is obsolete: its receiver no
 * longer needs it, or its subject was deleted.
 */
type Compose<Ids> = (db: Database, about: MailOccasion & Ids) => Promise<ComposedMail | null>;

/** A kind of mail, as its room declares it and the sender uses it. */
export type MailDefinition = {
	/** Schema of the mail's ids. Strict; contains nothing that can be read from the database at sending. */
	payload: z.ZodType<object>;
	receiver: keyof Receivers;
	/** The name of its `Category`. */
	category: string;
	/** Left out: that of its category (`certaintyOf`). */
	certainty?: Certainty | undefined;
	/** How it shows in the app; left out: it is a mail alone. */
	app?: AppSide | undefined;
	/** Why the event does not reach its receiver at all, asked when it is sent; null: it does. */
	refuse?:
		| ((db: Database, about: { userId: number; ids: object; now: Date }) => Promise<EventRefusal | null>)
		| undefined;
	/** Reads the ids of a job that waits. `wrong`: where they are not those of this kind. */
	open: (
		stored: StoredMail,
	) =>
		| { ids: object; composeFor: (db: Database, occasion: MailOccasion) => Promise<ComposedMail | null> }
		| InvalidMail;
};
export type InvalidMail = { wrong: string };

/** Why an event reaches its receiver neither in the app nor by mail. Words: `skips.reasons` of `deliveries`. */
export const EVENT_REFUSALS = ["gone", "read", "blocked", "muted", "notAllowed"] as const;
export type EventRefusal = (typeof EVENT_REFUSALS)[number];

type Definition<Ids extends object, Receiver> = {
	payload: z.ZodType<Ids>;
	category: string;
	certainty?: Certainty;
	compose: Compose<Ids & Receiver>;
};

/** Left out: it is a mail alone. */
type AppOf<Ids extends object, Row> = { app?: AppDefinition<Ids, Row> };

type RefuseOf<Ids extends object> = {
	refuse?: (db: Database, about: Ids & { userId: number; now: Date }) => Promise<EventRefusal | null>;
};

/** Payload of a kind of mail that needs no id besides its receiver's. */
export const EMPTY_PAYLOAD: z.ZodType<object> = z.strictObject({});

/** Declares a kind of mail to users with an account. Skipped when the account no longer exists. */
export function defineMail<Ids extends object, Row = never>({
	app,
	refuse,
	...definition
}: Definition<Ids, { userId: number }> & AppOf<Ids, Row> & RefuseOf<Ids>) {
	const { payload, compose } = definition;
	return {
		...definition,
		app: app && appSide(payload, app),
		refuse:
			refuse &&
			((db: Database, { userId, ids, now }: { userId: number; ids: object; now: Date }) =>
				refuse(db, { ...payload.parse(ids), userId, now })),
		receiver: "account",
		open: (stored) => {
			const ids = readIds(payload, stored);
			if ("wrong" in ids) return ids;
			const { userId } = stored;
			return {
				ids: ids.read,
				composeFor: async (db, occasion) =>
					userId === null ? null : compose(db, { ...occasion, ...ids.read, userId }),
			};
		},
	} as const satisfies MailDefinition & Definition<Ids, { userId: number }>;
}

/**
 * Declares a kind of mail whose receiver may be a guest; the address comes from the subject of the mail, for example
 * a ticket.
 */
export function defineGuestMail<Ids extends object, Row = never>({
	app,
	...definition
}: Definition<Ids, unknown> & AppOf<Ids, Row>) {
	const { payload, compose } = definition;
	return {
		...definition,
		app: app && appSide(payload, app),
		receiver: "guest",
		open: (stored) => {
			const ids = readIds(payload, stored);
			return "wrong" in ids
				? ids
				: { ids: ids.read, composeFor: (db, occasion) => compose(db, { ...occasion, ...ids.read }) };
		},
	} as const satisfies MailDefinition & Definition<Ids, unknown>;
}

function readIds<Ids>(payload: z.ZodType<Ids>, stored: StoredMail): { read: Ids } | InvalidMail {
	const { mail: _mail, userId: _userId, language: _language, origin: _origin, ...ids } = stored;
	const { data, error } = payload.safeParse(ids);
	return error ? { wrong: error.issues[0]?.path.join(".") ?? "" } : { read: data };
}
