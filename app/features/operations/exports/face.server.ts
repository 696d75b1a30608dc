export { findLatestExport } from "./exports.repository.server.ts";
export { startExport } from "./start-export.server.ts";
