// What other rooms may use of this room's server code.
export { findLatestExport } from "./exports.repository.server.ts";
export { startExport } from "./start-export.server.ts";
