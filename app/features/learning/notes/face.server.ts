export { notesColumn } from "./notes.repository.server.ts";
