// The server code of this room that other rooms may use.
export { deleteUnreadable, markPathsRead } from "./list/inbox.repository.server.ts";
