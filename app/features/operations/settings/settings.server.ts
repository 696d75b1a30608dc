/** The rows of settings, for the batches of other rooms; `readSettings` reads them. */
export { findSettings } from "./settings.repository.server";
