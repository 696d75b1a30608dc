import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** In the format of the secret `CERTIFICATE_KEY`. */
export function newCertificateKey(): string {
	const { kty, crv, x, d } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
	return JSON.stringify({ kty, crv, x, d });
}

/** Created once and stored with the local data; a school in memory gets its own. */
export function keptCertificateKey(stateDir: string | undefined): string {
	if (!stateDir) return newCertificateKey();
	const path = join(stateDir, "certificate-key.json");
	if (existsSync(path)) return readFileSync(path, "utf8");
	const key = newCertificateKey();
	mkdirSync(stateDir, { recursive: true });
	writeFileSync(path, key, { mode: 0o600 });
	return key;
}
