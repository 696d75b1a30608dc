declare module "@digitalbazaar/ed25519-multikey" {
	export type Signer = { id?: string; algorithm: string; sign: (input: { data: Uint8Array }) => Promise<Uint8Array> };
	export type KeyPair = { publicKeyMultibase: string; signer: () => Signer };
	type Jwk = { kty: "OKP"; crv: "Ed25519"; x: string; d?: string };

	export function fromJwk(input: { jwk: Jwk; secretKey?: boolean; id?: string; controller?: string }): Promise<KeyPair>;
}

declare module "@digitalbazaar/eddsa-rdfc-2022-cryptosuite" {
	export const cryptosuite: { name: "eddsa-rdfc-2022" };
}

declare module "@digitalbazaar/data-integrity" {
	import type { Signer } from "@digitalbazaar/ed25519-multikey";

	export class DataIntegrityProof {
		constructor(input: { signer?: Signer; cryptosuite: object; date?: Date });
	}
}

declare module "@digitalbazaar/vc" {
	import type { DataIntegrityProof } from "@digitalbazaar/data-integrity";

	type Loaded = { contextUrl: string | null; documentUrl: string; document: object };
	export type DocumentLoader = (url: string) => Promise<Loaded>;

	/** Knows the contexts that come with the library, and asks nobody for another. */
	export const defaultDocumentLoader: DocumentLoader;
	export function issue(input: {
		credential: object;
		suite: DataIntegrityProof;
		documentLoader: DocumentLoader;
		now?: Date;
	}): Promise<object>;
}
