/** What other rooms may ask of invoices. */
export { findCreditNote } from "./invoices.repository.server";
