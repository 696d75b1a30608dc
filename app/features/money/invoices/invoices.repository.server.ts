import { and, asc, desc, eq, gt, inArray, isNull, notExists, type SQLWrapper, sql } from "drizzle-orm";
import { enqueueEach } from "#app/features/operations/jobs/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { certificateNames, invoiceCounters, invoices, orders, refunds } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { NUMBER_DIGITS } from "./invoice-series";

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = Omit<typeof invoices.$inferInsert, "serial" | "number">;

/** Draws the next number and writes the document in one batch, so a failure leaves no gap in the series. */
export function insertInvoice(db: Database, row: NewInvoice) {
	const { series } = row;
	const last = sql<number>`(select ${invoiceCounters.last} from ${invoiceCounters} where ${invoiceCounters.series} = ${series})`;
	return [
		db
			.insert(invoiceCounters)
			.values({ series, last: 1 })
			.onConflictDoUpdate({ target: invoiceCounters.series, set: { last: sql`${invoiceCounters.last} + 1` } }),
		db.insert(invoices).values({
			...row,
			serial: last,
			number: sql<string>`${series} || '-' || printf(${`%0${NUMBER_DIGITS}d`}, ${last})`,
		}),
	] as const;
}

export function findInvoice(db: Database, id: string) {
	return db.select().from(invoices).where(eq(invoices.id, id));
}

export function listInvoicesOfOrder(db: Database, orderId: string) {
	return db
		.select()
		.from(invoices)
		.where(eq(invoices.orderId, orderId))
		.orderBy(desc(eq(invoices.kind, "invoice")), asc(invoices.issuedAt), asc(invoices.serial));
}

export function findCreditNote(db: Database, refundId: string) {
	return db.select({ number: invoices.number }).from(invoices).where(eq(invoices.refundId, refundId));
}

export function listNumbers(db: Database, { userId, orderIds }: { userId: UserId; orderIds: SQLWrapper }) {
	return db
		.select({ orderId: invoices.orderId, kind: invoices.kind, number: invoices.number })
		.from(invoices)
		.where(and(eq(invoices.userId, userId), inArray(invoices.orderId, orderIds)))
		.orderBy(desc(invoices.kind), asc(invoices.issuedAt));
}

export function findOwnInvoice(
	db: Database,
	{ userId, orderId, number }: { userId: UserId; orderId: string; number: string | null },
) {
	const which = number === null ? eq(invoices.kind, "invoice") : eq(invoices.number, number);
	return db
		.select()
		.from(invoices)
		.where(and(eq(invoices.orderId, orderId), eq(invoices.userId, userId), which))
		.limit(1);
}

export function listIssuedTo(db: Database, { userId, from, limit }: { userId: number; from: number; limit: number }) {
	return db
		.select()
		.from(invoices)
		.where(eq(invoices.userId, userId))
		.orderBy(asc(invoices.issuedAt), asc(invoices.id))
		.limit(limit)
		.offset(from);
}

export function listRecent(db: Database, userId: UserId, limit: number) {
	const { id, title, state, currency, totalMinor, refundedMinor, refundingMinor, createdAt, paidAt } = orders;
	return db
		.select({
			id,
			title,
			state,
			currency,
			totalMinor,
			refundedMinor,
			refundingMinor,
			createdAt,
			paidAt,
			number: invoices.number,
		})
		.from(orders)
		.leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, "invoice")))
		.where(eq(orders.userId, userId))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(limit);
}

export function findOrder(db: Database, id: string) {
	return db.select().from(orders).where(eq(orders.id, id));
}

export function findChosenName(db: Database, userId: number) {
	return db.select({ name: certificateNames.name }).from(certificateNames).where(eq(certificateNames.userId, userId));
}

/** Enqueues a job for each paid order of a user without an invoice. */
export function enqueueWaiting(db: Database, { userId, now }: { userId: number; now: Date }) {
	const issued = db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orders.id));
	const waits = and(eq(orders.userId, userId), eq(orders.state, "paid"), gt(orders.totalMinor, 0), notExists(issued));
	return enqueueEach(db, "invoice.issue", { payload: { orderId: orders.id }, from: orders, where: waits }, now);
}

export function saveBusiness(db: Database, { orderId, address }: { orderId: string; address: string }): Write {
	const { evidence, country, taxId } = orders;
	const none = sql`json_object('said', coalesce(${country}, ''), 'connection', null, 'taxId', ${taxId}, 'agrees', json('true'))`;
	return db
		.update(orders)
		.set({
			evidence: sql`json_set(coalesce(${evidence}, ${none}), '$.business', json_object('company', json_extract(${evidence}, '$.business.company'), 'address', ${address}))`,
		})
		.where(eq(orders.id, orderId));
}

export function findRefund(db: Database, id: string) {
	return db.select().from(refunds).where(eq(refunds.id, id));
}

export function storeInvoiceFile(
	db: Database,
	id: string,
	{ key, sha256, now }: { key: string; sha256: string; now: Date },
): Write {
	return db
		.update(invoices)
		.set({ pdfKey: key, pdfSha256: sha256, pdfMadeAt: now })
		.where(and(eq(invoices.id, id), isNull(invoices.pdfKey)));
}
