import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import type { Database } from "#db/client.server.ts";
import { peopleSearch } from "#db/schema/people/people-search.ts";
import { certificates, enrollments } from "#db/schema/schema.ts";
import { readSerial } from "../serial";
import { COUNTED_ISSUED, ISSUED_PER_PAGE, type IssuedQuery } from "./issued-query";

const ISSUED_ROW = {
	serial: certificates.serial,
	holderName: certificates.holderName,
	courseTitle: certificates.courseTitle,
	issuedAt: certificates.issuedAt,
	expiresAt: certificates.expiresAt,
	revokedAt: certificates.revokedAt,
};

export function listIssued(db: Database, query: IssuedQuery) {
	const order = query.isDescending ? desc : asc;
	return db
		.select(ISSUED_ROW)
		.from(certificates)
		.where(matchesQuery(query))
		.orderBy(order(certificates.issuedAt), order(certificates.serial))
		.limit(ISSUED_PER_PAGE)
		.offset((query.page - 1) * ISSUED_PER_PAGE);
}

export function countIssued(db: Database, query: IssuedQuery) {
	const counted = db
		.select({ one: sql`1`.as("one") })
		.from(certificates)
		.where(matchesQuery(query))
		.limit(COUNTED_ISSUED)
		.as("counted");
	return db.select({ n: sql<number>`count(*)`.as("n") }).from(counted);
}

export function findEnrollmentBehind(db: Database, serial: string) {
	return db
		.select({ enrollmentId: enrollments.id, revokedWhy: certificates.revokedWhy })
		.from(certificates)
		.innerJoin(
			enrollments,
			and(eq(enrollments.userId, certificates.userId), eq(enrollments.courseId, certificates.courseId)),
		)
		.where(eq(certificates.serial, serial));
}

export function findFollower(db: Database, serial: string) {
	const before = alias(certificates, "before");
	return db
		.select({ serial: certificates.serial })
		.from(before)
		.innerJoin(
			certificates,
			and(
				eq(certificates.userId, before.userId),
				eq(certificates.courseId, before.courseId),
				eq(certificates.edition, sql`${before.edition} + 1`),
			),
		)
		.where(eq(before.serial, serial));
}

function matchesQuery({ q, filters }: IssuedQuery): SQL | undefined {
	const serial = readSerial(q);
	const match = serial ? null : trigramMatch(q, ["name", "email"]);
	const people = sql`${certificates.userId} in (select ${peopleSearch.rowid} from ${peopleSearch} where ${peopleSearch} match ${match})`;
	return and(
		serial ? eq(certificates.serial, serial) : undefined,
		match ? people : undefined,
		filters.state ? isNotNull(certificates.revokedAt) : undefined,
	);
}
