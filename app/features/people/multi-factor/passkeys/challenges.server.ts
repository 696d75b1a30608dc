import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { listPasskeys } from "../factors.repository.server";
import { deleteChallenges, insertChallenge, listDeadChallenges } from "./passkeys.repository.server";

/** How long a browser may take to have a challenge signed, in milliseconds. */
const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

export function relyingParty(origin: string) {
	return { id: new URL(origin).hostname, name: "G.R.E.W.", origin };
}

type ChallengeContext = { origin: string; now: Date };

/** Options for creating a passkey. Excludes those of the account, so that a device makes no second one. */
export async function beginRegistration(
	db: Database,
	{ user, origin, now }: ChallengeContext & { user: { id: number; email: string; name: string } },
) {
	const { generateRegistrationOptions } = await import("./webauthn.lazy.server");
	const { id: rpID, name: rpName } = relyingParty(origin);
	const known = await listPasskeys(db, user.id);
	const options = await generateRegistrationOptions({
		rpID,
		rpName,
		userName: user.email,
		userDisplayName: user.name,
		timeout: CHALLENGE_LIFETIME_MS,
		userID: new TextEncoder().encode(`grew-user-${user.id}`),
		excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
		// Discoverable, so that it signs in without a name; user-verified, so that it counts as both factors.
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
	await storeChallenge(db, { challenge: options.challenge, purpose: "register", userId: user.id, now });
	return options;
}

/** Options for signing: with any passkey to sign in, with one of the account to prove identity. */
export async function beginAuthentication(
	db: Database,
	{ userId, origin, now }: ChallengeContext & { userId: number | null },
) {
	const { generateAuthenticationOptions } = await import("./webauthn.lazy.server");
	const known = userId === null ? [] : await listPasskeys(db, userId);
	const options = await generateAuthenticationOptions({
		rpID: relyingParty(origin).id,
		timeout: CHALLENGE_LIFETIME_MS,
		userVerification: "required",
		allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
	});
	await storeChallenge(db, {
		challenge: options.challenge,
		purpose: userId === null ? "signIn" : "prove",
		userId,
		now,
	});
	return options;
}

type ChallengeToStore = {
	challenge: string;
	purpose: "register" | "signIn" | "prove";
	userId: number | null;
	now: Date;
};

async function storeChallenge(db: Database, { challenge, purpose, userId, now }: ChallengeToStore): Promise<void> {
	const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS);
	await insertChallenge(db, { challengeHash: await hashSecret(challenge), purpose, userId, expiresAt });
}

export const sweepChallenges = scheduledJob({
	name: "passkey-challenges.sweep",
	everyMinutes: 15,
	due: listDeadChallenges,
	run: (db, challenges) =>
		deleteChallenges(
			db,
			challenges.map(({ challengeHash }) => challengeHash),
		),
});
