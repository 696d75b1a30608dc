import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";

const IV_BYTES = 12;

/** Encrypts secrets with the environment's key, each for one purpose and account. */
export type SecretBox = {
	seal: (secret: Uint8Array<ArrayBuffer>, label: string) => Promise<string>;
	/** Null for another key or label, or modified data. */
	open: (sealed: string, label: string) => Promise<Uint8Array<ArrayBuffer> | null>;
};

/** Outside production no own key is needed. */
const DEVELOPMENT_KEY = "for-schools-at-home-and-tests-only-123456-0";

/**
 * Encryption of stored secrets (AES-256-GCM). Null in production without FACTOR_KEY: then no authenticator can be set
 * up, no code is accepted, and sign-ins that need one keep waiting.
 */
export function secretBox(env: { FACTOR_KEY?: string; ENVIRONMENT: string }): SecretBox | null {
	const text = env.FACTOR_KEY ?? (env.ENVIRONMENT === "production" ? null : DEVELOPMENT_KEY);
	if (text === null) return null;
	const raw = new Uint8Array(decodeBase64urlIgnorePadding(text));
	const imported = crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
	const algorithm = (iv: Uint8Array<ArrayBuffer>, label: string) => ({
		name: "AES-GCM",
		iv,
		additionalData: new TextEncoder().encode(label),
	});
	return {
		async seal(secret, label) {
			const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
			const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(iv, label), await imported, secret));
			return encodeBase64urlNoPadding(new Uint8Array([...iv, ...sealed]));
		},
		async open(text, label) {
			try {
				const bytes = new Uint8Array(decodeBase64urlIgnorePadding(text));
				const [iv, sealed] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
				return new Uint8Array(await crypto.subtle.decrypt(algorithm(iv, label), await imported, sealed));
			} catch {
				return null;
			}
		},
	};
}
