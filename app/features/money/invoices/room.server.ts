import { combineHandlers } from "#app/features/operations/jobs/outbox/together.ts";
import type { Room } from "#app/room.ts";
import { invoiceCounters, invoices } from "#db/schema/money/invoices.ts";
import { makeInvoiceFile } from "./invoice-file.server";
import { issueCreditNote } from "./issue-credit-note.server";
import { issueInvoice, issueWaitingInvoice } from "./issue-invoice.server";
import { INVOICE_JOBS } from "./jobs";
import { INVOICE_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { mailPaymentFailure, sendReceipt } from "./receipt-mails.server";

export const invoicesRoom: Room = {
	name: "money/invoices",
	about: "Invoices and credit notes, their numbers and files, and the receipts that are mailed.",
	tables: { invoiceCounters, invoices },
	personalData: PERSONAL_DATA,
	jobs: INVOICE_JOBS,
	handlers: ({ media: bucket, loadFont, findUnprintable, origin }) => ({
		"order.paid": combineHandlers(issueInvoice(findUnprintable), sendReceipt({ origin })),
		"order.failed": mailPaymentFailure({ origin }),
		"invoice.issue": issueWaitingInvoice(findUnprintable),
		"invoice.credit": issueCreditNote(findUnprintable),
		"invoice.pdf": makeInvoiceFile({ bucket, loadFont }),
	}),
	mails: INVOICE_MAILS,
};
