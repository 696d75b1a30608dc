/** What other rooms may ask of invoices. */
export { findCreditNote, type InvoiceRow, listIssuedTo } from "./invoices.repository.server";
