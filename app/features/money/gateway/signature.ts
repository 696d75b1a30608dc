/** Allowed difference of a webhook's time from ours, both ways. */
export const TOLERANCE_SECONDS = 300;

/** Signs like Stripe: `t=<seconds>,v1=<hex of HMAC-SHA256 over "t.body">`. */
export async function signBody(body: string, secret: string, at: Date): Promise<string> {
	const seconds = Math.floor(at.getTime() / 1000);
	const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), bytesOf(`${seconds}.${body}`));
	return `t=${seconds},v1=${[...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** True when any signature of the header matches. Compares in constant time. */
export async function isSigned(body: string, header: string, secret: string): Promise<boolean> {
	const { time, signatures } = partsOf(header);
	if (time === null) return false;
	const key = await keyOf(secret);
	const signed = bytesOf(`${time}.${body}`);
	for (const signature of signatures) {
		if (await crypto.subtle.verify("HMAC", key, signature, signed)) return true;
	}
	return false;
}

/** Signed within five minutes of now, both ways, to stop replays. Stripe's helper accepts any future time. */
export function isFresh(header: string, now: Date): boolean {
	const { time } = partsOf(header);
	return time !== null && Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_SECONDS;
}

function partsOf(header: string): { time: string | null; signatures: Uint8Array<ArrayBuffer>[] } {
	const parts = header.split(",").map((part) => part.trim().split("=") as [string, string | undefined]);
	const time = parts.find(([name]) => name === "t")?.[1] ?? "";
	return {
		time: /^\d{1,12}$/.test(time) ? time : null,
		signatures: parts.flatMap(([name, value]) => (name === "v1" && value ? [fromHex(value)] : [])).slice(0, 5),
	};
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
	const bytes = /^[0-9a-f]{64}$/i.test(text) ? (text.match(/../g) ?? []) : [];
	return new Uint8Array(bytes.map((byte) => Number.parseInt(byte, 16)));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function keyOf(secret: string): Promise<CryptoKey> {
	return crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}
