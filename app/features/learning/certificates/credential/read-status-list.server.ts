import type { Database } from "#db/client.server.ts";
import type { CredentialIssuer } from "./issuer.server";
import { listAddress } from "./open-badge";
import { statusListCredential } from "./status-list";
import { findStatusList, saveStatusList } from "./status-lists.repository.server";

type Input = {
	list: number;
	origin: string;
	/** Null when the school has no key: only lists signed earlier can be served. */
	issuer: (() => Promise<CredentialIssuer>) | null;
	now: Date;
};

/**
 * A signed status list: the stored one while nothing was revoked since, else newly signed. Null for a list without
 * certificates; "noKey" when signing is needed and there is no key.
 */
export async function readStatusList(
	db: Database,
	{ list, origin, issuer, now }: Input,
): Promise<string | null | "noKey"> {
	const { isThere, revoked, kept } = await findStatusList(db, list);
	if (!isThere) return null;
	if (kept && kept.revocations === revoked.length) return kept.credential;
	if (!issuer) return "noKey";
	const { did, keyId, sign } = await issuer();
	const credential = await sign(
		await statusListCredential({ address: listAddress(origin, list), did, revoked, now }),
		now,
	);
	await saveStatusList(db, { id: list, credential, revocations: revoked.length, keyId, signedAt: now });
	return credential;
}
