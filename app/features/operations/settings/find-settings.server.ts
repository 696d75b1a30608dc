/** The rows of settings for a room that stands on them: a statement for its own batch, read by `readSettings`. */
export { findSettings } from "./settings.repository.server.ts";
