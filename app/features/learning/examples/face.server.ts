export { readExamples } from "./read-examples.server.ts";
