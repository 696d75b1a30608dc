// What other rooms may use of this room's server code.
export { findFirstLesson, listOpenPreviews } from "./course/curriculum.repository.server.ts";
export { findCourse, listCourseLanguages, listCourses } from "./courses.repository.server.ts";
