// What other rooms may use of this room's server code.
export { findSettings } from "./settings.repository.server.ts";
