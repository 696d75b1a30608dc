// What other rooms may use of this room's server code.
export { drawLots } from "./lesson/draw-lots.server.ts";
export { coursesLeftStatements } from "./lesson/left/courses-left.repository.server.ts";
export { listLessons } from "./path/course-outline.repository.server.ts";
