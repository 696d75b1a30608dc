import type { Database } from "#db/client.server.ts";
import { deleteEmailChange } from "../email-change/email-changes.repository.server";
import { deleteTokensOfUser } from "../one-time-tokens.repository.server";
import { deleteChallengesOfUser } from "./passkey-challenges.repository.server";
import { deleteSessionsOfUser } from "./sessions.repository.server";

type Options = {
	/** The session that goes on. */
	exceptSession?: string;
	/** The link that is being used. */
	exceptToken?: string;
	/** Ends the links for "this was not me", too: only the owner of the mailbox asks for that. */
	endsNotices?: boolean;
	/** Leaves links to a first or new password, which invited people still wait to use. */
	keepsResets?: boolean;
};

/**
 * Takes an account away from everybody who got into it: sessions, the change of address that is open, links to a new
 * password, codes that confirm a sign-in, passkeys that are being added. Every deed that ends sessions uses it.
 *
 * Links that only confirm the present address stay: they open nothing.
 */
export function endAccountAccess(db: Database, userId: number, options: Options = {}) {
	const { exceptSession, exceptToken = "", endsNotices = false, keepsResets = false } = options;
	const purposes = [
		...MOVING,
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

/** What confirms a sign-in, or moves the account to another address. */
const MOVING = ["confirmLogin", "agreeEmail", "confirmEmail"] as const;
