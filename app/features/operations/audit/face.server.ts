// The server code of this room that other rooms may use.
export { audit } from "./audit.server.ts";
export { findDeed, listAuditEntries, listDeedsByName, listDeedsOfSubject } from "./list-audit-entries.server.ts";
export { deedWords } from "./log/deed-words.server.ts";
export { deedsOfSubject } from "./log/deeds-of.server.ts";
