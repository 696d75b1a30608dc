// What other rooms may use of this room's server code.
export { listTickets } from "./desk/desk.repository.server.ts";
