export { invoiceFile } from "./invoice-file.server.ts";
export {
	enqueueWaiting,
	findCreditNote,
	type InvoiceRow,
	listIssuedTo,
	listRecent,
} from "./invoices.repository.server.ts";
export { recentView } from "./recent-view.server.ts";
