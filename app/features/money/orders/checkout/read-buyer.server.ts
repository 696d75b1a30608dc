import { findProfile } from "#app/features/people/account/face.server.ts";
import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";

/** The country that the signed-in user has named; null where they have named none. */
export async function readBuyerCountry(db: Database, { session }: Viewer): Promise<string | null> {
	const [[profile]] = await db.batch([findProfile(db, userOfSession(session))]);
	return profile?.country ?? null;
}
