export { transferCourse } from "./publishing/give-course.server.ts";
export { listOtherTeachers } from "./publishing/published-course.repository.server.ts";
