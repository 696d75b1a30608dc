import { OPEN_BADGES } from "./contexts";
import openBadges from "./open-badges-context.json";

/** Ed25519 key as a JSON Web Key, the format of the secret `CERTIFICATE_KEY`. */
export type SigningKey = { kty: "OKP"; crv: "Ed25519"; x: string; d: string };

export type CredentialIssuer = {
	did: string;
	/** Public key as Multikey, as named in the DID document. */
	keyId: string;
	/** The credential with its proof, as the bytes to store. */
	sign: (credential: object, now: Date) => Promise<string>;
};

/** DID of the school: `did:web:school.example`. Source: did:web method. */
export function didOf(origin: string): string {
	return `did:web:${new URL(origin).host.replace(":", "%3A")}`;
}

/** Origin in credentials of a local school, which nobody else can resolve. */
export const HOME_ORIGIN = "http://localhost";

/** Signs with `eddsa-rdfc-2022`. Contexts are bundled: an unknown one throws, without a network request. */
export async function openIssuer({ key, origin }: { key: SigningKey; origin: string }): Promise<CredentialIssuer> {
	const { cryptosuite, DataIntegrityProof, multikeyFromJwk, vc } = await import("./credentials.lazy.server");
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
