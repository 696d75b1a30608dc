import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { certificateFormerPlaces, certificateKeys, certificates } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { RevocationReason } from "./certificate-status";

export type Certificate = typeof certificates.$inferSelect;

/** A certificate by its serial, as a list of none or one. */
export function findCertificate(db: Database, serial: string) {
	return db.select().from(certificates).where(eq(certificates.serial, serial)).limit(1);
}

/** Whose a certificate is, as an expression: null while there is none of this serial. */
export function holderOf(db: Database, serial: string): SQL<number | null> {
	const holder = db.select({ userId: certificates.userId }).from(certificates).where(eq(certificates.serial, serial));
	return sql<number | null>`(${holder})`;
}

/**
 * The certificate of a completed course. Where that edition exists it does nothing, so of two who issue it at once one
 * does. A place in the status list that is taken meanwhile is an error: try another.
 */
export function insertCertificate(db: Database, certificate: typeof certificates.$inferInsert): Write {
	return db
		.insert(certificates)
		.values(certificate)
		.onConflictDoNothing({ target: [certificates.userId, certificates.courseId, certificates.edition] });
}

/** Keeps a public key for later verification. */
export function insertKey(db: Database, { id, now }: { id: string; now: Date }): Write {
	return db.insert(certificateKeys).values({ id, firstUsedAt: now }).onConflictDoNothing();
}

/** Every key that has ever signed, the first one first. */
export function listKeys(db: Database) {
	return db.select().from(certificateKeys).orderBy(certificateKeys.firstUsedAt);
}

type Revocation = { serial: string; why: RevocationReason; now: Date };

/** A certificate that counts stops counting. It hits nothing where that has happened before. */
export function revoke(db: Database, { serial, why, now }: Revocation): Write {
	return db
		.update(certificates)
		.set({ revokedAt: now, revokedWhy: why })
		.where(and(eq(certificates.serial, serial), isNull(certificates.revokedAt)));
}

/** How many certificates there have been, and which of some places of the list that is filled now are taken. */
export async function findStatusPlaces(
	db: Database,
	{ drawn, perList }: { drawn: readonly number[]; perList: number },
) {
	// The largest rowid: it is found without counting.
	const issued = sql<number>`(select coalesce(max(rowid), 0) from ${certificates})`;
	// D1 binds every number as a real one, and a division by one has a fraction.
	const list = sql<number>`(${issued} / cast(${perList} as integer) + 1)`;
	const former = certificateFormerPlaces;
	const {
		standing: [standing],
		taken,
		formerly,
	} = await inBatch(db, {
		standing: db.select({ list: list.as("list") }).from(sql`(select 1)`),
		taken: db
			.select({ index: certificates.statusIndex })
			.from(certificates)
			.where(and(eq(certificates.statusList, list), inValues(certificates.statusIndex, drawn))),
		formerly: db
			.select({ index: former.statusIndex })
			.from(former)
			.where(and(eq(former.statusList, list), inValues(former.statusIndex, drawn))),
	});
	return { list: standing?.list ?? 1, taken: [...taken, ...formerly].map(({ index }) => index) };
}
