import type { Room } from "#app/room.ts";
import { invoiceCounters, invoices } from "#db/schema/money/invoices.ts";

export const invoicesRoom: Room = {
	name: "money/invoices",
	about: "Invoices and credit notes, their numbers and files, and the receipts that are mailed.",
	tables: { invoiceCounters, invoices },
};
