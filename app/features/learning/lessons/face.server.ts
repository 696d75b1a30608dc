export { drawLots } from "./lesson/draw-lots.server.ts";
export { coursesLeftStatements } from "./lesson/left/courses-left.repository.server.ts";
export { listLessons } from "./path/course-outline.repository.server.ts";
