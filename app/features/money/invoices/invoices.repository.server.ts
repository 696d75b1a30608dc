import { and, asc, desc, eq, gt, inArray, isNull, notExists, type SQLWrapper, sql } from "drizzle-orm";
import { enqueueEach } from "#app/features/operations/jobs/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { certificateNames, invoiceCounters, invoices, orders, refunds } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { NUMBER_DIGITS } from "./invoice-series";

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = Omit<typeof invoices.$inferInsert, "serial" | "number">;

/**
 * For one batch: draws the next number of the series and writes the document under it. When the batch fails, also
 * because the order has its invoice already, the number was never drawn: so no series has a gap.
 */
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

/** What was issued about an order: the invoice first, then its credit notes and their reversals. */
export function listOfOrder(db: Database, orderId: string) {
	return db
		.select()
		.from(invoices)
		.where(eq(invoices.orderId, orderId))
		.orderBy(desc(eq(invoices.kind, "invoice")), asc(invoices.issuedAt), asc(invoices.serial));
}

/** The credit note of a refund, as a list of none or one. */
export function findCreditNote(db: Database, refundId: string) {
	return db.select({ number: invoices.number }).from(invoices).where(eq(invoices.refundId, refundId));
}

/** What was issued about some orders of a buyer; `orderIds` may be a selection. */
export function listNumbers(db: Database, { userId, orderIds }: { userId: UserId; orderIds: SQLWrapper }) {
	return db
		.select({ orderId: invoices.orderId, kind: invoices.kind, number: invoices.number })
		.from(invoices)
		.where(and(eq(invoices.userId, userId), inArray(invoices.orderId, orderIds)))
		.orderBy(desc(invoices.kind), asc(invoices.issuedAt));
}

/** The document of an order that its buyer asks for: its invoice, or the credit note of this number. */
export function findOwn(
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

/** What was issued to somebody, the first one first; a few at a time, from so many on. */
export function listIssuedTo(db: Database, { userId, from, limit }: { userId: number; from: number; limit: number }) {
	return db
		.select()
		.from(invoices)
		.where(eq(invoices.userId, userId))
		.orderBy(asc(invoices.issuedAt), asc(invoices.id))
		.limit(limit)
		.offset(from);
}

/** What somebody was billed last, with its order. */
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

/** The name that somebody has chosen for print, as a list of none or one. */
export function findChosenName(db: Database, userId: number) {
	return db.select({ name: certificateNames.name }).from(certificateNames).where(eq(certificateNames.userId, userId));
}

/** A job for each paid order of somebody that has no invoice yet. */
export function enqueueWaiting(db: Database, { userId, now }: { userId: number; now: Date }) {
	const issued = db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orders.id));
	const waits = and(eq(orders.userId, userId), eq(orders.state, "paid"), gt(orders.totalMinor, 0), notExists(issued));
	return enqueueEach(db, "invoice.issue", { payload: { orderId: orders.id }, from: orders, where: waits }, now);
}

/** The address of the business that an order is for, where it says none. */
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

/** What its file is, once. */
export function keepFileOf(
	db: Database,
	id: string,
	{ key, sha256, now }: { key: string; sha256: string; now: Date },
): Write {
	return db
		.update(invoices)
		.set({ pdfKey: key, pdfSha256: sha256, pdfMadeAt: now })
		.where(and(eq(invoices.id, id), isNull(invoices.pdfKey)));
}
