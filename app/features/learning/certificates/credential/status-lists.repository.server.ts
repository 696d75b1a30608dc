import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { certificateFormerPlaces, certificateKeys, certificateStatusLists, certificates } from "#db/schema/schema.ts";

/** Whether the list exists, its revoked slots, and the last signed version. */
export async function findStatusList(db: Database, list: number) {
	const former = certificateFormerPlaces;
	const {
		one: [one],
		revoked,
		formerPlaces,
		kept: [kept],
	} = await inBatch(db, {
		one: db
			.select({ list: certificates.statusList })
			.from(certificates)
			.where(eq(certificates.statusList, list))
			.limit(1),
		revoked: db
			.select({ index: certificates.statusIndex })
			.from(certificates)
			.where(and(eq(certificates.statusList, list), isNotNull(certificates.revokedAt))),
		formerPlaces: db
			.select({ index: former.statusIndex, isRevoked: former.isRevoked })
			.from(former)
			.where(eq(former.statusList, list)),
		kept: db.select().from(certificateStatusLists).where(eq(certificateStatusLists.id, list)).limit(1),
	});
	const isThere = one !== undefined || formerPlaces.length > 0;
	const places = [...revoked, ...formerPlaces.filter(({ isRevoked }) => isRevoked)];
	return { isThere, revoked: places.map(({ index }) => index), kept };
}

/** Stores a signed list and its key. Of two concurrent writes the list with more revocations wins. */
export async function saveStatusList(db: Database, list: typeof certificateStatusLists.$inferInsert): Promise<void> {
	const { credential, revocations, keyId, signedAt } = list;
	await db.batch([
		db.insert(certificateKeys).values({ id: keyId, firstUsedAt: signedAt }).onConflictDoNothing(),
		db
			.insert(certificateStatusLists)
			.values(list)
			.onConflictDoUpdate({
				target: certificateStatusLists.id,
				set: { credential, revocations, keyId, signedAt },
				setWhere: or(
					lt(certificateStatusLists.revocations, revocations),
					sql`${certificateStatusLists.signedAt} < ${signedAt.getTime()}`,
				),
			}),
	]);
}
