// What other rooms may use of this room's server code.
export { findTaxRate, findTaxSeller, toTaxRates } from "./tax-rates.server.ts";
