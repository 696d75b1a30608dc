/** What other rooms may ask of invoices. */
export { findCreditNote, listIssuedTo } from "./invoices.repository.server";
