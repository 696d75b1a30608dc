export { indexCourse, indexEntry, removeFromIndex } from "./index/index-document.server.ts";
export { findOfTypes } from "./query/find-of-types.server.ts";
