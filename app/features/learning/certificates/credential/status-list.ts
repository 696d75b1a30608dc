import { MINUTE_MS } from "#app/shared/durations.ts";
import { CREDENTIALS_V2 } from "./contexts";
import { toSeconds } from "./open-badge";
import { LIST_SLOTS } from "./status-place";

/** A verifier may keep a list so long, in milliseconds. */
const CACHE_MS = 5 * MINUTE_MS;

type Input = { address: string; did: string; revoked: readonly number[]; now: Date };

/** Revocation list without its proof, one bit per slot. Source: Bitstring Status List 1.0. */
export async function statusListCredential({ address, did, revoked, now }: Input): Promise<object> {
	return {
		"@context": [CREDENTIALS_V2],
		id: address,
		type: ["VerifiableCredential", "BitstringStatusListCredential"],
		issuer: did,
		validFrom: toSeconds(now),
		credentialSubject: {
			id: `${address}#list`,
			type: "BitstringStatusList",
			statusPurpose: "revocation",
			encodedList: await encodeList(revoked),
			ttl: CACHE_MS,
		},
	};
}

/** Bits, first slot leftmost, GZIP-compressed, as multibase base64url. */
export async function encodeList(revoked: readonly number[]): Promise<string> {
	const bits = new Uint8Array(LIST_SLOTS / 8);
	for (const place of revoked) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
	const packed = new Blob([bits]).stream().pipeThrough(new CompressionStream("gzip"));
	const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
	const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
	return `u${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}
