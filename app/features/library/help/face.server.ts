// The server code of this room that other rooms may use.
export { listTickets } from "./desk/desk.repository.server.ts";
