// What other rooms may use of this room's server code.
export { listIncidents, listStatusDays } from "./status.repository.server.ts";
