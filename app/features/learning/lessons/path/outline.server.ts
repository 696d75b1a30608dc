/** What other rooms read of the outlines of courses in their own batches. */
export { listLessons } from "./course-outline.repository.server";
