import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { ownFactors } from "../own-factors.server";
import type { ProofWays } from "./proof-ways";

export async function ownProofWays(db: Database, userId: number): Promise<ProofWays> {
	const {
		authenticator,
		codes: [codes],
		passkeys,
	} = await inBatch(db, ownFactors(db, userId));
	return {
		hasAuthenticator: authenticator.length > 0,
		hasRecoveryCodes: (codes?.codesLeft ?? 0) > 0,
		hasPasskey: passkeys.length > 0,
	};
}
