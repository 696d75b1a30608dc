export { indexCourse, indexEntry, removeFromIndex } from "./index/index-document.server.ts";
