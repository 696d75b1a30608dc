import type { Database } from "#db/client.server.ts";
import { deleteEmailChange } from "../email-change/email-changes.repository.server";
import { deleteTokensOfUser } from "../one-time-tokens.repository.server";
import { deleteChallengesOfUser } from "./passkey-challenges.repository.server";
import { deleteSessionsOfUser } from "./sessions.repository.server";

type Options = {
	exceptSession?: string;
	exceptToken?: string;
	/** Also ends "this was not me" links: only the mailbox owner requests that. */
	endsNotices?: boolean;
	/** Keeps links to a first or new password, which invited users may still need. */
	keepsResets?: boolean;
};

/**
 * Ends everything that gives access to an account: sessions, a pending email change, password links, sign-in codes,
 * passkeys being added. Every action that ends sessions uses it. Links that only confirm the present address stay,
 * because they open nothing.
 */
export function endAccountAccess(db: Database, userId: number, options: Options = {}) {
	const { exceptSession, exceptToken = "", endsNotices = false, keepsResets = false } = options;
	const purposes = [
		...ACCOUNT_CHANGING_PURPOSES,
		...(keepsResets ? [] : (["resetPassword"] as const)),
		...(endsNotices ? (["secureAccount"] as const) : []),
	];
	return [
		deleteSessionsOfUser(db, userId, exceptSession),
		deleteTokensOfUser(db, { userId, purposes, except: exceptToken }),
		deleteEmailChange(db, userId),
		deleteChallengesOfUser(db, userId),
	] as const;
}

/** Confirms a sign-in, or moves the account to another address. */
const ACCOUNT_CHANGING_PURPOSES = ["confirmLogin", "agreeEmail", "confirmEmail"] as const;
