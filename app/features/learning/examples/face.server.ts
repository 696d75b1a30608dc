// What other rooms may use of this room's server code.
export { readExamples } from "./read-examples.server.ts";
