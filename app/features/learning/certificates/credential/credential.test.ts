import { describe, expect, test } from "vitest";
import { newCertificateKey } from "#scripts/certificate-key.ts";
import { canonize, sha256, toHex, verifyCredential } from "#tests/learning/verify-credential.ts";
import { didDocument } from "./did-document";
import { openIssuer } from "./issuer.server";
import { openBadge } from "./open-badge";
import { publicKeyOf } from "./public-key";
import { encodeList, statusListCredential } from "./status-list";
import { LIST_SLOTS } from "./status-place";

const now = new Date("2026-11-20T10:00:00Z");
const origin = "https://school.example";
const BADGE = {
	serial: "7Q4M2KXB9RTCVHND8F3WPJ5ZG6",
	origin,
	did: "did:web:school.example",
	holderName: "Amara Okafor",
	course: { id: 1, title: "Buying and selling property on a classifieds site" },
	language: "en",
	description: "20 lessons.",
	criteria: "Every lesson is complete.",
	score: 86,
	issuedAt: now,
	expiresAt: null,
	place: { list: 1, index: 94_567 },
};
const issuer = await openIssuer({ key: JSON.parse(newCertificateKey()), origin });
const signed = await issuer.sign(openBadge(BADGE), now);

describe("a signed certificate", () => {
	test("is an Open Badge 3.0 that another verifier accepts", async () => {
		expect(await verifyCredential(signed, issuer.keyId)).toBe(true);
		expect(JSON.parse(signed)).toMatchObject({
			type: ["VerifiableCredential", "OpenBadgeCredential"],
			issuer: { id: "did:web:school.example" },
			proof: {
				type: "DataIntegrityProof",
				cryptosuite: "eddsa-rdfc-2022",
				proofPurpose: "assertionMethod",
				verificationMethod: `did:web:school.example#${issuer.keyId}`,
			},
		});
	});

	test("has no term that the vocabularies lack: each one is signed", async () => {
		const { proof: _proof, ...document } = JSON.parse(signed);
		const quads = await canonize(document);
		for (const value of ["Amara Okafor", "86%", "94567", "CertificateOfCompletion", "20 lessons."]) {
			expect(quads).toContain(value);
		}
	});

	test.each([
		["name", (text: string) => text.replace("Amara Okafor", "Amara Okafos")],
		["course", (text: string) => text.replace("Buying", "Baying")],
		["date", (text: string) => text.replace('"validFrom":"2026', '"validFrom":"2025')],
		["place in the status list", (text: string) => text.replace('"94567"', '"94568"')],
		["date of the proof", (text: string) => text.replace('"created":"2026', '"created":"2025')],
	])("is refused with another %s", async (_what, change) => {
		expect(change(signed)).not.toBe(signed);
		expect(await verifyCredential(change(signed), issuer.keyId)).toBe(false);
	});

	test("is refused by another key", async () => {
		const other = await openIssuer({ key: JSON.parse(newCertificateKey()), origin });
		expect(await verifyCredential(signed, other.keyId)).toBe(false);
	});
});

/** Source: Data Integrity EdDSA Cryptosuites 1.0, appendix B.1, "Representation: eddsa-rdfc-2022". */
describe("the vector of the W3C", () => {
	const KEY = "z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2";
	const document = {
		"@context": ["https://www.w3.org/ns/credentials/v2", "https://www.w3.org/ns/credentials/examples/v2"],
		id: "urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33",
		type: ["VerifiableCredential", "AlumniCredential"],
		name: "Alumni Credential",
		description: "A minimum viable example of an Alumni Credential.",
		issuer: "https://vc.example/issuers/5678",
		validFrom: "2023-01-01T00:00:00Z",
		credentialSubject: { id: "did:example:abcdefgh", alumniOf: "The School of Examples" },
	};
	const proof = {
		type: "DataIntegrityProof",
		cryptosuite: "eddsa-rdfc-2022",
		created: "2023-02-24T23:36:38Z",
		verificationMethod: `did:key:${KEY}#${KEY}`,
		proofPurpose: "assertionMethod",
		proofValue: "z2YwC8z3ap7yx1nZYCg4L3j3ApHsF8kgPdSb5xoS1VR7vPG3F561B52hYnQF9iseabecm3ijx4K1FBTQsCZahKZme",
	};

	test("has the hash that the standard prints, and its signature is accepted", async () => {
		expect(toHex(await sha256(await canonize(document)))).toBe(
			"517744132ae165a5349155bef0bb0cf2258fff99dfe1dbd914b938d775a36017",
		);
		expect(await verifyCredential(JSON.stringify({ ...document, proof }), KEY)).toBe(true);
	});
});

describe("a status list", () => {
	const bitsOf = async (list: string) => {
		const bytes = Buffer.from(list.slice(1), "base64url");
		return new Uint8Array(
			await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
		);
	};

	test("has a bit for each place, the first one leftmost", async () => {
		const bits = await bitsOf(await encodeList([0, 9, LIST_SLOTS - 1]));
		expect(bits.length * 8).toBe(131_072);
		expect([bits[0], bits[1], bits.at(-1)]).toEqual([0x80, 0x40, 0x01]);
		expect(bits.reduce((sum, byte) => sum + byte, 0)).toBe(0xc1);
	});

	test("is a credential that another verifier accepts", async () => {
		const address = `${origin}/api/certificates/status-lists/1`;
		const list = await issuer.sign(await statusListCredential({ address, did: issuer.did, revoked: [5], now }), now);
		expect(await verifyCredential(list, issuer.keyId)).toBe(true);
		expect(await verifyCredential(list.replace('"revocation"', '"suspension"'), issuer.keyId)).toBe(false);
	});
});

test("the public key is the one that the library makes of it", async () => {
	const key = JSON.parse(newCertificateKey());
	expect(publicKeyOf(key)).toBe((await openIssuer({ key, origin })).keyId);
});

test("the DID document names every key, retired ones as well", () => {
	expect(didDocument({ did: "did:web:school.example", keys: ["zOld", "zNew"] })).toMatchObject({
		id: "did:web:school.example",
		verificationMethod: [{ publicKeyMultibase: "zOld" }, { publicKeyMultibase: "zNew", type: "Multikey" }],
		assertionMethod: ["did:web:school.example#zOld", "did:web:school.example#zNew"],
	});
});
