/** What rooms that stand on the catalog put into their batches. */
export { findFirstLesson, listOpenPreviews } from "./course/curriculum.repository.server";
export { findCourse, listCourseLanguages, listCourses } from "./courses.repository.server";
