import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A new key for signing certificates, as the secret `CERTIFICATE_KEY` takes it. */
export function newCertificateKey(): string {
	const { kty, crv, x, d } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
	return JSON.stringify({ kty, crv, x, d });
}

/** The key of a school that runs locally: made once and kept beside its data; a school in memory gets one of its own. */
export function keptCertificateKey(stateDir: string | undefined): string {
	if (!stateDir) return newCertificateKey();
	const path = join(stateDir, "certificate-key.json");
	if (existsSync(path)) return readFileSync(path, "utf8");
	const key = newCertificateKey();
	mkdirSync(stateDir, { recursive: true });
	writeFileSync(path, key, { mode: 0o600 });
	return key;
}
