// What other rooms may use of this room's server code.
export { audit } from "./audit.server.ts";
export { findDeed, listAuditEntries, listDeedsNamed, listDeedsTo } from "./list-audit-entries.server.ts";
export { deedWords } from "./log/deed-words.server.ts";
export { deedsOf } from "./log/deeds-of.server.ts";
