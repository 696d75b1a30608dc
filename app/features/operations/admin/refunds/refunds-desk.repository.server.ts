import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte, notInArray, sql, sum } from "drizzle-orm";
import { findPaidForLater, listOrdersOfSamePeriod } from "#app/features/money/orders/face.server.ts";
import { listRefundsOf, listUnrecordedRefunds } from "#app/features/money/refunds/face.server.ts";
import { WAITING_STATES } from "#app/features/money/refunds/refund-states.ts";
import type { Database } from "#db/client.server.ts";
import {
	certificates,
	disputes,
	enrollments,
	lessonProgress,
	lessons,
	orders,
	payments,
	refunds,
	users,
} from "#db/schema/schema.ts";

const REFUND_COLUMNS = {
	id: refunds.id,
	orderId: refunds.orderId,
	kind: refunds.kind,
	state: refunds.state,
	currency: refunds.currency,
	amountMinor: refunds.amountMinor,
	requestedAt: refunds.requestedAt,
	decidedAt: refunds.decidedAt,
	title: orders.title,
	isTest: orders.isTest,
	guaranteeUntil: orders.guaranteeUntil,
	name: users.name,
};

export function listWaiting(db: Database, limit: number) {
	return rows(db)
		.where(inArray(refunds.state, [...WAITING_STATES]))
		.orderBy(asc(refunds.requestedAt), asc(refunds.id))
		.limit(limit);
}

export function listDecided(
	db: Database,
	{ now, after, limit }: { now: Date; after: [number, string] | null; limit: number },
) {
	const before = after ? sql`(${refunds.requestedAt}, ${refunds.id}) < (${after[0]}, ${after[1]})` : undefined;
	return rows(db)
		.where(and(notInArray(refunds.state, [...WAITING_STATES]), lte(refunds.requestedAt, now), before))
		.orderBy(desc(refunds.requestedAt), desc(refunds.id))
		.limit(limit);
}

function rows(db: Database) {
	return db
		.select(REFUND_COLUMNS)
		.from(refunds)
		.innerJoin(orders, eq(orders.id, refunds.orderId))
		.leftJoin(users, eq(users.id, refunds.userId))
		.$dynamic();
}

/** By currency, test money separate. */
export function sumApproved(db: Database, since: Date) {
	return db
		.select({ currency: refunds.currency, isTest: orders.isTest, minor: sum(refunds.amountMinor).mapWith(Number) })
		.from(refunds)
		.innerJoin(orders, eq(orders.id, refunds.orderId))
		.where(and(gte(refunds.requestedAt, since), inArray(refunds.state, ["approved", "sent", "succeeded"])))
		.groupBy(refunds.currency, orders.isTest);
}

export function sumPaid(db: Database, since: Date) {
	return db
		.select({ currency: orders.currency, isTest: orders.isTest, minor: sum(orders.totalMinor).mapWith(Number) })
		.from(orders)
		.where(and(isNotNull(orders.paidAt), gte(orders.paidAt, since)))
		.groupBy(orders.currency, orders.isTest);
}

export function listAnswers(db: Database, since: Date) {
	return db
		.select({ requestedAt: refunds.requestedAt, decidedAt: refunds.decidedAt })
		.from(refunds)
		.where(and(gte(refunds.requestedAt, since), isNotNull(refunds.decidedBy)))
		.limit(500);
}

export function findDeskRefund(db: Database, id: string) {
	return db
		.select({ refund: refunds, order: orders, name: users.name, email: users.email, card: CARD_COLUMNS })
		.from(refunds)
		.innerJoin(orders, eq(orders.id, refunds.orderId))
		.leftJoin(users, eq(users.id, refunds.userId))
		.leftJoin(payments, eq(payments.id, refunds.paymentId))
		.where(eq(refunds.id, id));
}
const CARD_COLUMNS = { brand: payments.cardBrand, last4: payments.cardLast4 };

type FactInput = { userId: number; courseId: number | null; orderId: string };

/** Statements for one batch: progress, certificates, earlier refunds, disputes. */
export function factStatements(db: Database, { userId, courseId, orderId }: FactInput) {
	const isThisCourse = courseId === null ? undefined : eq(enrollments.courseId, courseId);
	return {
		done: db
			.select({ n: count() })
			.from(lessonProgress)
			.innerJoin(enrollments, eq(enrollments.id, lessonProgress.enrollmentId))
			.where(and(eq(enrollments.userId, userId), isThisCourse, isNotNull(lessonProgress.completedAt))),
		lessonsOfCourse: db
			.select({ n: count() })
			.from(lessons)
			.where(and(eq(lessons.courseId, courseId ?? 0), sql`${lessons.retiredAt} is null`)),
		certified: db
			.select({ n: count() })
			.from(certificates)
			.where(
				and(
					eq(certificates.userId, userId),
					courseId === null ? undefined : eq(certificates.courseId, courseId),
					sql`${certificates.revokedAt} is null`,
				),
			),
		earlier: db
			.select({ n: count() })
			.from(refunds)
			.where(and(eq(refunds.userId, userId), eq(refunds.state, "succeeded"))),
		disputed: db
			.select({ n: count() })
			.from(disputes)
			.where(and(eq(disputes.orderId, orderId), eq(disputes.state, "open"))),
		later: findPaidForLater(db, orderId),
		period: listOrdersOfSamePeriod(db, orderId),
		all: listRefundsOf(db, orderId),
		unbooked: listUnrecordedRefunds(db, orderId),
	};
}

export function listRefunds(
	db: Database,
	{ after, now, limit }: { after: [number, string] | null; now: Date; limit: number },
) {
	const before = after ? sql`(${refunds.requestedAt}, ${refunds.id}) < (${after[0]}, ${after[1]})` : undefined;
	return db
		.select({
			id: refunds.id,
			orderId: refunds.orderId,
			title: orders.title,
			kind: refunds.kind,
			state: refunds.state,
			currency: refunds.currency,
			netMinor: refunds.netMinor,
			taxMinor: refunds.taxMinor,
			amountMinor: refunds.amountMinor,
			requestedAt: refunds.requestedAt,
			decidedAt: refunds.decidedAt,
			succeededAt: refunds.succeededAt,
			gatewayReference: refunds.gatewayReference,
			isTest: orders.isTest,
		})
		.from(refunds)
		.innerJoin(orders, eq(orders.id, refunds.orderId))
		.where(and(lte(refunds.requestedAt, now), before))
		.orderBy(desc(refunds.requestedAt), desc(refunds.id))
		.limit(limit);
}
