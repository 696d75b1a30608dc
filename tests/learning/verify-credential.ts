import { createRequire } from "node:module";
import openBadges from "#app/features/learning/certificates/credential/open-badges-context.json";

/** Shares only the contexts with our code. Source: Data Integrity EdDSA Cryptosuites 1.0, section 3.2. */
export async function verifyCredential(text: string, publicKeyMultibase: string): Promise<boolean> {
	const { proof, ...document } = JSON.parse(text);
	const { proofValue, ...options } = proof;
	const hashes = await Promise.all([
		sha256(await canonize({ "@context": document["@context"], ...options })),
		sha256(await canonize(document)),
	]);
	const bytes = fromBase58(publicKeyMultibase.slice(1)).slice(2);
	const key = await crypto.subtle.importKey("raw", bytes, "Ed25519", false, ["verify"]);
	return crypto.subtle.verify("Ed25519", key, fromBase58(proofValue.slice(1)), concat(hashes));
}

export async function canonize(document: object): Promise<string> {
	const require = createRequire(import.meta.url);
	const jsonld = require("jsonld");
	const { canonize: toCanonical } = require("rdf-canonize");
	const documentLoader = async (url: string) => {
		const known = CONTEXTS.get(url);
		if (!known) throw new Error(`Not bundled: ${url}`);
		return { contextUrl: null, documentUrl: url, document: known };
	};
	const quads = await jsonld.toRDF(document, { documentLoader, safe: true });
	return toCanonical(quads, { algorithm: "RDFC-1.0" });
}

const { contexts } = createRequire(import.meta.url)("@digitalbazaar/credentials-context");
/** The vocabulary of the W3C examples, as far as needed. */
const EXAMPLES = { "@context": { "@vocab": "https://www.w3.org/ns/credentials/examples#" } };
const CONTEXTS = new Map<string, object>([
	["https://www.w3.org/ns/credentials/v2", contexts.get("https://www.w3.org/ns/credentials/v2")],
	["https://www.w3.org/ns/credentials/examples/v2", EXAMPLES],
	["https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json", openBadges],
]);

export async function sha256(text: string): Promise<Uint8Array<ArrayBuffer>> {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

export function toHex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
	return new Uint8Array(parts.flatMap((part) => [...part]));
}

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

export function fromBase58(text: string): Uint8Array<ArrayBuffer> {
	let number = [...text].reduce((sum, sign) => sum * 58n + BigInt(BASE58.indexOf(sign)), 0n);
	const bytes: number[] = [];
	for (; number > 0n; number >>= 8n) bytes.unshift(Number(number & 255n));
	const zeros = text.length - text.replace(/^1+/, "").length;
	return new Uint8Array([...Array.from({ length: zeros }, () => 0), ...bytes]);
}
