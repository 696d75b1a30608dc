import { and, count, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { isToLookAt } from "#app/features/money/orders/face.server.ts";
import { WAITING_STATES } from "#app/features/money/refunds/refund-states.ts";
import { WEEK_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import {
	affiliatePayouts,
	certificateHolds,
	documentDrafts,
	documents,
	errorGroups,
	incidents,
	libraryEntries,
	orders,
	outbox,
	refunds,
	scheduledJobs,
	statusDays,
	tickets,
	users,
} from "#db/schema/schema.ts";
import { MOST_COUNTED } from "./attention";

/** How much of each thing an admin should look at, counted up to a limit. */
export function attentionStatements(db: Database, now: Date) {
	const today = now.toISOString().slice(0, 10);
	// As the shelves mark what nobody has checked for a year (`isReviewDue`).
	const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
	return [
		upTo(db, "failed_jobs", outbox.id, outbox, isNotNull(outbox.deadAt)),
		upTo(db, "failing_clock", scheduledJobs.name, scheduledJobs, isNotNull(scheduledJobs.error)),
		upTo(db, "open_tickets", tickets.id, tickets, eq(tickets.status, "open")),
		upTo(db, "open_errors", errorGroups.fingerprint, errorGroups, eq(errorGroups.status, "open")),
		upTo(db, "open_incidents", incidents.id, incidents, ne(incidents.state, "resolved")),
		upTo(db, "failing_parts", statusDays.part, statusDays, and(eq(statusDays.day, today), gt(statusDays.failures, 0))),
		upTo(db, "stale_places", libraryEntries.documentId, libraryEntries, isStalePlace(yearAgo)),
		upTo(db, "term_drafts", documents.id, documents, hasDraft(db)),
		upTo(db, "held_certificates", certificateHolds.enrollmentId, certificateHolds, isHeld),
		upTo(db, "ending_suspensions", users.id, users, endsSoon(now)),
		upTo(db, "waiting_refunds", refunds.id, refunds, inArray(refunds.state, [...WAITING_STATES])),
		upTo(db, "orders_in_review", orders.id, orders, eq(orders.state, "inReview")),
		upTo(db, "orders_to_look_at", orders.id, orders, isToLookAt),
		upTo(db, "open_payouts", affiliatePayouts.id, affiliatePayouts, eq(affiliatePayouts.state, "open")),
	] as const;
}

/** The names of the counts, in the order of the statements. */
export const ATTENTION_ORDER = [
	"failedJobs",
	"failingClock",
	"openTickets",
	"openErrors",
	"openIncidents",
	"failingParts",
	"stalePlaces",
	"termDrafts",
	"heldCertificates",
	"endingSuspensions",
	"waitingRefunds",
	"ordersInReview",
	"ordersToLookAt",
	"openPayouts",
] as const;

/** Every one; with a bound it is counted by the key. */
const isHeld = gt(certificateHolds.enrollmentId, 0);

function isStalePlace(yearAgo: string): SQL | undefined {
	return and(
		eq(libraryEntries.kind, "place"),
		isNull(libraryEntries.retiredAt),
		lt(libraryEntries.reviewedOn, yearAgo),
	);
}

/** Terms with a draft: what somebody else may still have to publish. */
function hasDraft(db: Database): SQL | undefined {
	const drafted = db.select({ id: documentDrafts.documentId }).from(documentDrafts);
	return and(eq(documents.kind, "term"), inArray(documents.id, drafted));
}

function endsSoon(now: Date): SQL | undefined {
	return and(
		gt(users.suspendedUntil, now),
		lte(users.suspendedUntil, new Date(now.getTime() + WEEK_MS)),
		isNotNull(users.suspendedUntil),
	);
}

function upTo(db: Database, name: string, id: SQLiteColumn, table: SQLiteTable, where: SQL | undefined) {
	const found = db
		.select({ one: sql`${id}`.as("one") })
		.from(table)
		.where(where)
		.limit(MOST_COUNTED)
		.as("found");
	return db.select({ counted: count().as(name) }).from(found);
}
