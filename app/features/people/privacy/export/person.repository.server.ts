import { eq } from "drizzle-orm";
import type { Person } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/schema.ts";

/** Null when the account is gone. An address counts only once it is confirmed. */
export async function findPerson(db: Database, userId: number): Promise<Person | null> {
	const [found] = await db
		.select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
		.from(users)
		.where(eq(users.id, userId));
	return found ? { id: found.id, email: found.emailVerifiedAt ? found.email : null } : null;
}
