import { and, asc, between, eq, gt, notExists, sql } from "drizzle-orm";
import { enqueueEach } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { certificateBackfill, certificates, enrollments } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

const BACKFILL_NAME = "enrollments";

export function listNextEnrollments(db: Database, limit: number) {
	const reached = sql`coalesce((select ${certificateBackfill.reached} from ${certificateBackfill}
		where ${certificateBackfill.name} = ${BACKFILL_NAME}), 0)`;
	return db
		.select({ id: enrollments.id })
		.from(enrollments)
		.where(gt(enrollments.id, reached))
		.orderBy(asc(enrollments.id))
		.limit(limit);
}

/** Stores the last enrollment searched; never moves back. */
export function saveBackfillPosition(db: Database, reached: number): Write {
	return db
		.insert(certificateBackfill)
		.values({ name: BACKFILL_NAME, reached })
		.onConflictDoUpdate({
			target: certificateBackfill.name,
			set: { reached: sql`max(${certificateBackfill.reached}, ${reached})` },
		});
}

/** Enqueues a job for each completed course without a certificate in a range of enrollments. */
export function enqueueUncertified(db: Database, { from, to, now }: { from: number; to: number; now: Date }) {
	const where = and(between(enrollments.id, from, to), isUncertified(db));
	return enqueueEach(
		db,
		"certificate.issue",
		{ payload: { enrollmentId: enrollments.id }, from: enrollments, where },
		now,
	);
}

export function enqueueForCourse(db: Database, { courseId, now }: { courseId: number; now: Date }) {
	const where = and(eq(enrollments.courseId, courseId), isUncertified(db));
	return enqueueEach(
		db,
		"certificate.issue",
		{ payload: { enrollmentId: enrollments.id }, from: enrollments, where },
		now,
	);
}

export function enqueueForUser(db: Database, { userId, now }: { userId: number; now: Date }) {
	const where = and(eq(enrollments.userId, userId), isUncertified(db));
	return enqueueEach(
		db,
		"certificate.issue",
		{ payload: { enrollmentId: enrollments.id }, from: enrollments, where },
		now,
	);
}

function isUncertified(db: Database) {
	const own = db
		.select({ serial: certificates.serial })
		.from(certificates)
		.where(and(eq(certificates.userId, enrollments.userId), eq(certificates.courseId, enrollments.courseId)));
	return and(eq(enrollments.status, "completed"), notExists(own));
}
