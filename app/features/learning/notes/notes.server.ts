/** What the page of a lesson reads in its own batch. */
export { notesColumn } from "./notes.repository.server";
