export { findTaxRate, findTaxSeller, toTaxRates } from "./tax-rates.server.ts";
