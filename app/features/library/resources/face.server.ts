// The server code of this room that other rooms may use.
export { countResourcesByTopic } from "./resources.repository.server.ts";
