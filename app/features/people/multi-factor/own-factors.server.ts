import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { countRecoveryCodes, findTotpAge, listPasskeys } from "./factors.repository.server";

export function ownFactors(db: Database, userId: UserId) {
	return {
		authenticator: findTotpAge(db, userId),
		codes: countRecoveryCodes(db, userId),
		passkeys: listPasskeys(db, userId),
	};
}
