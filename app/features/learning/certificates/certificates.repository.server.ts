import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isPublicTeacher } from "#app/features/learning/catalog/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { inValues } from "#db/in-values.server.ts";
import {
	certificateFormerPlaces,
	certificateKeys,
	certificateNames,
	certificates,
	courses,
	users,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { RevocationReason } from "./certificate-status.ts";
import { printedNameColumn } from "./issue/printed-name.repository.server.ts";

export type Certificate = typeof certificates.$inferSelect;

export function findCertificate(db: Database, serial: string) {
	return db.select().from(certificates).where(eq(certificates.serial, serial)).limit(1);
}

/** Who teaches the course of a certificate now, if they have a public page, with the name that is printed now. */
export function findTeacherNow(db: Database, serial: string) {
	return db
		.select({
			teacherId: sql<number>`${users.id}`.as("teacher_id"),
			teacherName: printedNameColumn(certificateNames, users, "teacher_name"),
		})
		.from(certificates)
		.innerJoin(courses, eq(courses.id, certificates.courseId))
		.innerJoin(users, eq(users.id, courses.instructorId))
		.leftJoin(certificateNames, eq(certificateNames.userId, courses.instructorId))
		.where(and(eq(certificates.serial, serial), isPublicTeacher(db, users.id)))
		.limit(1);
}

/** SQL expression for the holder's id; null when no certificate has this serial. */
export function holderIdOf(db: Database, serial: string): SQL<number | null> {
	const holder = db.select({ userId: certificates.userId }).from(certificates).where(eq(certificates.serial, serial));
	return sql<number | null>`(${holder})`;
}

/** No row when that edition exists. Fails when its status list slot was taken meanwhile: retry with another. */
export function insertCertificate(db: Database, certificate: typeof certificates.$inferInsert): Write {
	return db
		.insert(certificates)
		.values(certificate)
		.onConflictDoNothing({ target: [certificates.userId, certificates.courseId, certificates.edition] });
}

export function insertKey(db: Database, { id, now }: { id: string; now: Date }): Write {
	return db.insert(certificateKeys).values({ id, firstUsedAt: now }).onConflictDoNothing();
}

export function listKeys(db: Database) {
	return db.select().from(certificateKeys).orderBy(certificateKeys.firstUsedAt);
}

type Revocation = { serial: string; why: RevocationReason; now: Date };

/** Changes no row when the certificate is already revoked. */
export function revoke(db: Database, { serial, why, now }: Revocation): Write {
	return db
		.update(certificates)
		.set({ revokedAt: now, revokedWhy: why })
		.where(and(eq(certificates.serial, serial), isNull(certificates.revokedAt)));
}

/** Number of certificates so far, and those of the `drawn` slots that are taken in the current status list. */
export async function findStatusSlots(db: Database, { drawn, perList }: { drawn: readonly number[]; perList: number }) {
	// The largest rowid needs no count.
	const issued = sql<number>`(select coalesce(max(rowid), 0) from ${certificates})`;
	// D1 binds every number as REAL, so the division would have a fraction.
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

/** What the certificates of a user are about, without those that were revoked. */
export function listCertificateTitles(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	return db
		.select({ serial: certificates.serial, courseTitle: certificates.courseTitle })
		.from(certificates)
		.where(
			and(eq(certificates.userId, userId), sql`${certificates.serial} in ${among}`, isNull(certificates.revokedAt)),
		);
}
