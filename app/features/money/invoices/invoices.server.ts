/** What other rooms may ask of invoices. */
export { enqueueWaiting, findCreditNote, type InvoiceRow, listIssuedTo } from "./invoices.repository.server";
