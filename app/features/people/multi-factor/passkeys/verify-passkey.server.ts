import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { relyingParty } from "./challenges.server";
import { findLiveChallenge, findPasskey, notePasskeyUse, spendChallenge } from "./passkeys.repository.server";

const text = z.string().max(10_000);
const credential = z.object({
	id: text,
	rawId: text,
	type: z.literal("public-key"),
	clientExtensionResults: z.object({}),
});
const Assertion = credential.extend({
	response: z.object({
		clientDataJSON: text,
		authenticatorData: text,
		signature: text,
		userHandle: text.optional(),
	}),
}) satisfies z.ZodType<AuthenticationResponseJSON>;
const Attestation = credential.extend({
	response: z.object({ clientDataJSON: text, attestationObject: text, transports: z.array(text).max(10).optional() }),
}) satisfies z.ZodType<RegistrationResponseJSON>;

type Purpose = "register" | "signIn" | "prove";
/** `userId`: null for a sign-in, where the passkey identifies the user. */
type VerifyInput = { response: string; purpose: Purpose; userId: number | null; origin: string; now: Date };

/** Checks that the challenge is ours, and stores its hash to use it up. */
function challengeOf(db: Database, { purpose, userId, now }: VerifyInput) {
	let asked: Parameters<typeof spendChallenge>[1] | undefined;
	return {
		isOurs: async (challenge: string) => {
			asked = { challengeHash: await hashSecret(challenge), purpose, userId, now };
			return (await findLiveChallenge(db, asked)).length > 0;
		},
		spend: (): Write[] => (asked ? [spendChallenge(db, asked), requireChange(db)] : []),
	};
}

/**
 * Verifies a passkey response. Null when anything fails: unknown or foreign passkey, unknown, used or expired
 * challenge, other origin, unverified user, or a decreased counter (a copied key). Otherwise the owner, and the
 * writes that use up the challenge, for the batch of the action.
 */
export async function verifyAssertion(db: Database, asked: VerifyInput) {
	const response = parse(Assertion, asked.response);
	const [found] = response ? await findPasskey(db, response.id) : [];
	if (!response || !found || (asked.userId !== null && asked.userId !== found.user.id)) return null;

	const { verifyAuthenticationResponse } = await import("./webauthn.lazy.server");
	const { passkey, user } = found;
	const { id: expectedRPID, origin: expectedOrigin } = relyingParty(asked.origin);
	const challenge = challengeOf(db, asked);
	const verified = await orNull(() =>
		verifyAuthenticationResponse({
			response,
			expectedRPID,
			expectedOrigin,
			requireUserVerification: true,
			expectedChallenge: challenge.isOurs,
			credential: {
				id: passkey.credentialId,
				counter: passkey.signCount,
				publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
			},
		}),
	);
	if (!verified?.verified) return null;
	const { newCounter, credentialBackedUp } = verified.authenticationInfo;
	const use = {
		id: passkey.id,
		from: passkey.signCount,
		to: newCounter,
		isBackedUp: credentialBackedUp,
		now: asked.now,
	};
	const writes: Write[] = [...challenge.spend(), notePasskeyUse(db, use), requireChange(db)];
	return { user, writes };
}

/** Verifies a new passkey. Null when it fails; otherwise includes the writes that use up the challenge. */
export async function verifyAttestation(db: Database, asked: VerifyInput) {
	const response = parse(Attestation, asked.response);
	if (!response) return null;
	const { verifyRegistrationResponse } = await import("./webauthn.lazy.server");
	const { id: expectedRPID, origin: expectedOrigin } = relyingParty(asked.origin);
	const challenge = challengeOf(db, asked);
	const verified = await orNull(() =>
		verifyRegistrationResponse({
			response,
			expectedRPID,
			expectedOrigin,
			requireUserVerification: true,
			expectedChallenge: challenge.isOurs,
		}),
	);
	if (!verified?.verified) return null;
	const { credential, credentialBackedUp } = verified.registrationInfo;
	return {
		writes: challenge.spend(),
		passkey: {
			credentialId: credential.id,
			publicKey: Buffer.from(credential.publicKey).toString("base64url"),
			signCount: credential.counter,
			transports: response.response.transports ?? [],
			isBackedUp: credentialBackedUp,
		},
	};
}

function parse<S extends z.ZodType>(schema: S, json: string): z.infer<S> | null {
	try {
		return schema.safeParse(JSON.parse(json)).data ?? null;
	} catch {
		return null;
	}
}

async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
	try {
		return await verify();
	} catch {
		return null;
	}
}
