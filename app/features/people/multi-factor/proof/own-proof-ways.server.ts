import type { Database } from "#db/client.server.ts";
import { ownFactors } from "../own-factors.server";
import type { ProofWays } from "./proof-ways";

/** What an account can prove itself by, beside its password. */
export async function ownProofWays(db: Database, userId: number): Promise<ProofWays> {
	const [authenticators, [recovery], passkeys] = await db.batch(ownFactors(db, userId));
	return {
		hasAuthenticator: authenticators.length > 0,
		hasRecoveryCodes: (recovery?.codesLeft ?? 0) > 0,
		hasPasskey: passkeys.length > 0,
	};
}
