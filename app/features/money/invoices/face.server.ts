// What other rooms may use of this room's server code.
export { enqueueWaiting, findCreditNote, type InvoiceRow, listIssuedTo } from "./invoices.repository.server.ts";
