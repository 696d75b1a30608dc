/** What other rooms put into their own batches. */
export { courseOfLesson, findLessonTask } from "./access/lesson-tasks.repository.server";
export {
	type Enrollment,
	enrollmentIdByLesson,
	findEnrollmentByLesson,
	insertEnrollment,
	listEnrollments,
} from "./enrollments.repository.server";
export { closeEnrollments, reopenEnrollments } from "./keep-in-step.repository.server";
