import { pastedCode } from "#app/shared/text/pasted-code.ts";

/** Crockford's base 32: without I, L, O and U, which are easily misread. */
const BASE32_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SERIAL_LENGTH = 26;
const SERIAL_PATTERN = new RegExp(`^[0-7][${BASE32_ALPHABET}]{${SERIAL_LENGTH - 1}}$`);

/** 128 random bits as 26 characters. */
export function newSerial(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
	let serial = "";
	for (let at = 0; at < SERIAL_LENGTH; at += 1) {
		serial = BASE32_ALPHABET.charAt(Number(number & 31n)) + serial;
		number >>= 5n;
	}
	return serial;
}

const LONGEST_TYPED = 500;

/** Accepts a pasted serial: grouped or not, O for 0, I for 1, alone or in a link. Null when invalid. */
export function readSerial(text: string | undefined): string | null {
	if (!text || text.length > LONGEST_TYPED) return null;
	const [, inLink] = /\/verify(?:\/|\?serial=)([^\s/?#&<>]+)/iu.exec(text.normalize("NFKC")) ?? [];
	const code = pastedCode(inLink ? inLink.replace(/\.pdf\b.*$/iu, "") : text);
	const serial = code.toUpperCase().replaceAll("-", "").replaceAll("O", "0").replace(/[IL]/g, "1");
	return SERIAL_PATTERN.test(serial) ? serial : null;
}

export function groupedSerial(serial: string): string {
	return serial.match(/.{1,4}/g)?.join("-") ?? serial;
}
