// What other rooms may use of this room's server code.
export { findCreditNote, type InvoiceRow, listIssuedTo } from "./invoices.repository.server.ts";
