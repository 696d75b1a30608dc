// The server code of this room that other rooms may use.
export { type GlossaryTerms, readTerms } from "./linking/read-terms.server.ts";
export { findMergedInto } from "./terms.repository.server.ts";
