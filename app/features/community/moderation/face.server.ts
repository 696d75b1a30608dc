// The server code of this room that other rooms may use.
export { findSilence, isSilenced, type SilencedPlace } from "./silences/silences.repository.server.ts";
