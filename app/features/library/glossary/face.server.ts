// What other rooms may use of this room's server code.
export { type GlossaryTerms, readTerms } from "./linking/read-terms.server.ts";
