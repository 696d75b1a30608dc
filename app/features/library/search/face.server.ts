// What other rooms may use of this room's server code.
export { indexCourse, indexEntry, removeFromIndex } from "./index/index-document.server.ts";
