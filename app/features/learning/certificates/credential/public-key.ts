const BASE58_ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** Multicodec prefix of an Ed25519 public key. Source: Multikey, section 2.2. */
const ED25519_PUBLIC = [0xed, 0x01];

/** Public key as Multikey, without the signing libraries. A test compares it with theirs. */
export function publicKeyOf({ x }: { x: string }): string {
	const raw = atob(x.replaceAll("-", "+").replaceAll("_", "/"));
	const bytes = [...ED25519_PUBLIC, ...Array.from(raw, (sign) => sign.charCodeAt(0))];
	let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
	let text = "";
	for (; number > 0n; number /= 58n) text = BASE58_ALPHABET.charAt(Number(number % 58n)) + text;
	return `z${text}`;
}
