import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import { mayTeach } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { users } from "#db/schema/schema.ts";

/** Confirmed instructors with exactly this address or, for admins, this name; two at most, which is one too many. */
export function findAccountsToAdd(db: Database, { who, byName, now }: { who: string; byName: boolean; now: Date }) {
	const hasAddress = eq(users.email, who.toLowerCase());
	return db
		.select({ id: users.id })
		.from(users)
		.where(
			and(
				byName ? or(hasAddress, eq(users.name, who)) : hasAddress,
				eq(users.role, "instructor"),
				isNotNull(users.emailVerifiedAt),
				isNull(users.endsAt),
				mayTeach(db, users.id, now),
			),
		)
		.orderBy(asc(users.id))
		.limit(2);
}
