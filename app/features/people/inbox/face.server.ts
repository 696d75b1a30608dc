// The server code of this room that other rooms may use.
export { markPartsRead } from "./list/inbox.repository.server.ts";
