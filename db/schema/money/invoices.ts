import { sql } from "drizzle-orm";
import {
	type AnySQLiteColumn,
	check,
	index,
	integer,
	sqliteTable,
	text,
	unique,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { orders } from "./orders.ts";
import { refunds } from "./refunds.ts";

export type SellerSnapshot = { name: string; address: string; country: string; taxId: string | null; email: string };
/** The buyer at the time of the invoice. A business has its postal address, in lines. */
export type BuyerSnapshot = {
	name: string;
	email: string;
	country: string | null;
	taxId: string | null;
	address?: string | null;
};
export type InvoiceLine = {
	text: string;
	quantity: number;
	listMinor: number;
	discountMinor: number;
	netMinor: number;
};
export type InvoiceTaxLine = {
	kind: "standard" | "reverseCharge" | "none";
	rateBps: number;
	basisMinor: number;
	taxMinor: number;
	country: string;
};

/** The last number of each series, incremented in the invoice's batch so that there are no gaps. */
export const invoiceCounters = sqliteTable(
	"invoice_counters",
	{
		/** `INV-2026`, `CN-2026`, `RV-2026`, `TEST-2026`, `TESTCN-2026`, `TESTRV-2026`. */
		series: text("series").primaryKey(),
		last: integer("last").notNull().default(0),
	},
	(table) => [check("invoice_counters_last", sql`${table.last} >= 0`)],
);

/**
 * An invoice, a credit note, or the reversal of a credit note whose refund failed. Immutable except for its PDF; kept
 * after the buyer's account is erased. One invoice per order, one unreversed credit note per refund.
 */
export const invoices = sqliteTable(
	"invoices",
	{
		id: text("id").primaryKey(),
		kind: text("kind", { enum: ["invoice", "creditNote", "reversal"] }).notNull(),
		series: text("series").notNull(),
		serial: integer("serial").notNull(),
		number: text("number").notNull().unique(),
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		orderId: text("order_id")
			.notNull()
			.references(() => orders.id),
		/** For credit notes; `edition` counts those of a refund that failed after it was credited. */
		refundId: text("refund_id").references(() => refunds.id),
		edition: integer("edition").notNull().default(1),
		correctsId: text("corrects_id").references((): AnySQLiteColumn => invoices.id),
		isTest: flag("is_test").notNull(),
		language: text("language").notNull(),
		currency: text("currency").notNull(),
		netMinor: integer("net_minor").notNull(),
		taxMinor: integer("tax_minor").notNull(),
		totalMinor: integer("total_minor").notNull(),
		seller: text("seller", { mode: "json" }).$type<SellerSnapshot>().notNull(),
		buyer: text("buyer", { mode: "json" }).$type<BuyerSnapshot>().notNull(),
		lines: text("lines", { mode: "json" }).$type<InvoiceLine[]>().notNull(),
		taxLines: text("tax_lines", { mode: "json" }).$type<InvoiceTaxLine[]>().notNull(),
		issuedAt: instant("issued_at").notNull(),
		pdfKey: text("pdf_key"),
		pdfSha256: text("pdf_sha256"),
		pdfMadeAt: instant("pdf_made_at"),
	},
	(table) => [
		unique("invoices_in_order").on(table.series, table.serial),
		index("invoices_by_order").on(table.orderId),
		uniqueIndex("invoices_of_order").on(table.orderId).where(sql`${table.kind} = 'invoice'`),
		index("invoices_by_refund").on(table.refundId),
		uniqueIndex("invoices_of_refund").on(table.refundId, table.edition).where(sql`${table.kind} = 'creditNote'`),
		uniqueIndex("invoices_reversed_once").on(table.correctsId).where(sql`${table.kind} = 'reversal'`),
		index("invoices_by_corrected").on(table.correctsId),
		index("invoices_by_user").on(table.userId, table.issuedAt),
		index("invoices_by_time").on(table.issuedAt, table.id),
		check("invoices_total", sql`${table.totalMinor} = ${table.netMinor} + ${table.taxMinor}`),
		check("invoices_kind", sql`(${table.kind} = 'creditNote') = (${table.refundId} is not null)`),
	],
);
