import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { passkeyChallenges } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Ends what was sent to browsers of a user to add a passkey or to prove who they are. */
export function deleteChallengesOfUser(db: Database, userId: number): Write {
	return db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}
