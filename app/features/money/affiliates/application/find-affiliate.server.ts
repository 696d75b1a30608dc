import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { type Affiliate, findAffiliate, findAffiliateOf } from "./affiliates.repository.server";

export function readOwnAffiliate(db: Database, { session }: Viewer) {
	return db.batch([findAffiliateOf(db, userOfSession(session))]);
}

export async function findAffiliateById(db: Database, id: number): Promise<Affiliate | null> {
	const [found] = await findAffiliate(db, id);
	return found?.affiliate ?? null;
}
