// What other rooms may use of this room's server code.
export { giveCourse } from "./publishing/give-course.server.ts";
export { listTeachersBeside } from "./publishing/published-course.repository.server.ts";
