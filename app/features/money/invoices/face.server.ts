// What other rooms may use of this room's server code.
export {
	enqueueWaiting,
	findCreditNote,
	type InvoiceRow,
	listIssuedTo,
	listRecent,
} from "./invoices.repository.server.ts";
export { recentView } from "./recent-view.server.ts";
