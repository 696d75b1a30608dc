// What other rooms may use of this room's server code.
export { notesColumn } from "./notes.repository.server.ts";
