export { giveCourse } from "./publishing/give-course.server.ts";
export { listTeachersBeside } from "./publishing/published-course.repository.server.ts";
