import type { Database } from "#db/client.server.ts";
import { listKeys } from "../certificates.repository.server.ts";
import { didDocument } from "./did-document.ts";
import { didOf, type SigningKey } from "./issuer.server.ts";
import { publicKeyOf } from "./public-key.ts";

/** The DID document of the school, with the keys by which it signs and has ever signed. */
export async function schoolDid(db: Database, { origin, key }: { origin: string; key: SigningKey | undefined }) {
	const used = (await listKeys(db)).map(({ id }) => id);
	const keys = [...new Set([...used, ...(key ? [publicKeyOf(key)] : [])])];
	return didDocument({ did: didOf(origin), keys });
}
