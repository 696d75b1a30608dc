import type { Database } from "#db/client.server.ts";
import { listKeys } from "../certificates.repository.server.ts";
import { didDocument } from "./did-document.ts";
import { didOf, type SigningKey } from "./issuer.server.ts";
import { publicKeyOf } from "./public-key.ts";

export async function schoolDid(db: Database, { origin, key }: { origin: string; key: SigningKey | undefined }) {
	const used = (await listKeys(db)).map(({ id }) => id);
	const keys = [...new Set([...used, ...(key ? [publicKeyOf(key)] : [])])];
	return didDocument({ did: didOf(origin), keys });
}
