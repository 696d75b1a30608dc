import { OPEN_BADGES } from "./contexts";
import openBadges from "./open-badges-context.json";

/** An Ed25519 key as JSON Web Key: what the secret `CERTIFICATE_KEY` holds. */
export type SigningKey = { kty: "OKP"; crv: "Ed25519"; x: string; d: string };

/** Whoever signs for the school. */
export type CredentialIssuer = {
	/** `did:web` of the school. */
	did: string;
	/** The public key as Multikey: what the DID document calls it. */
	keyId: string;
	/** A credential with its proof, as the bytes to be kept. */
	sign: (credential: object, now: Date) => Promise<string>;
};

/** The identifier under which others find the school's keys: `did:web:school.example`. Source: did:web method. */
export function didOf(origin: string): string {
	return `did:web:${new URL(origin).host.replace(":", "%3A")}`;
}

/** What a school that runs at home calls itself in credentials: nobody else can ask it anyway. */
export const HOME_ORIGIN = "http://localhost";

/**
 * Opens the school's key for signing, by `eddsa-rdfc-2022`. The libraries come with the first call, and every context
 * is bundled: one that is not there is an error, and the network is not asked.
 */
export async function openIssuer({ key, origin }: { key: SigningKey; origin: string }): Promise<CredentialIssuer> {
	const { cryptosuite, DataIntegrityProof, multikeyFromJwk, vc } = await import("./credentials.late.server");
	const did = didOf(origin);
	const bare = await multikeyFromJwk({ jwk: key, secretKey: true });
	const keyId = bare.publicKeyMultibase;
	const pair = await multikeyFromJwk({ jwk: key, secretKey: true, id: `${did}#${keyId}`, controller: did });
	const signer = pair.signer();

	return {
		did,
		keyId,
		async sign(credential, now) {
			const suite = new DataIntegrityProof({ signer, cryptosuite, date: now });
			const documentLoader = async (url: string) => {
				if (url !== OPEN_BADGES) return vc.defaultDocumentLoader(url);
				return { contextUrl: null, documentUrl: url, document: openBadges };
			};
			return JSON.stringify(await vc.issue({ credential, suite, documentLoader, now }));
		},
	};
}
