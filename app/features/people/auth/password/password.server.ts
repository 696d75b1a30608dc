import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Cost of a hash: about 140 ms and 32 MiB. Source: OWASP password storage, scrypt with N=2^15, r=8, p=3. */
const HASH_COST = { logN: 15, r: 8, p: 3 };
const KEY_BYTES = 32;

/** Returns `scrypt$logN$r$p$salt$key` (base64url). */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const key = await derive(password, salt, HASH_COST);
	return [
		"scrypt",
		HASH_COST.logN,
		HASH_COST.r,
		HASH_COST.p,
		salt.toString("base64url"),
		key.toString("base64url"),
	].join("$");
}

/** Without a hash it does the same work and returns false, so that timing does not reveal accounts. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
	const [, logN, r, p, salt, key] = (hash ?? DUMMY_HASH).split("$");
	const expected = Buffer.from(key ?? "", "base64url");
	const actual = await derive(password, Buffer.from(salt ?? "", "base64url"), {
		logN: Number(logN),
		r: Number(r),
		p: Number(p),
	});
	return hash !== null && expected.length === actual.length && timingSafeEqual(expected, actual);
}

const DUMMY_HASH = `scrypt$${HASH_COST.logN}$${HASH_COST.r}$${HASH_COST.p}$AAAAAAAAAAAAAAAAAAAAAA$${"A".repeat(43)}`;

function derive(password: string, salt: Buffer, { logN, r, p }: typeof HASH_COST): Promise<Buffer> {
	const N = 2 ** logN;
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
