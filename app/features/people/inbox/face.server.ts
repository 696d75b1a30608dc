// The server code of this room that other rooms may use.
export { markPathsRead } from "./list/inbox.repository.server.ts";
