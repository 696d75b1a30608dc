// What other rooms may use of this room's server code.
export { listConsents } from "./consents.repository.server.ts";
