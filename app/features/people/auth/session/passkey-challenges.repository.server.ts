import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { passkeyChallenges } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export function deleteChallengesOfUser(db: Database, userId: number): Write {
	return db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}
