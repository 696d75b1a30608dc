import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { type Affiliate, findAffiliate, findAffiliateOf } from "./affiliates.repository.server";

export function readOwnAffiliate(db: Database, { session }: Viewer) {
	return db.batch([findAffiliateOf(db, userOfSession(session))]);
}

/** `id` as an address has it. */
export async function findAffiliateById(db: Database, id: string | undefined): Promise<Affiliate | null> {
	const affiliateId = readId(id);
	const [found] = affiliateId === null ? [] : await findAffiliate(db, affiliateId);
	return found?.affiliate ?? null;
}
