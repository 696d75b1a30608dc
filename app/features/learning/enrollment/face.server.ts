export { courseOfLesson, findLessonTask } from "./access/lesson-tasks.repository.server.ts";
export { type FoundRights, readingRights, readingRightsStatements } from "./access/reading-rights.server.ts";
export {
	type Enrollment,
	enrollmentIdByLesson,
	findEnrollmentByLesson,
	insertEnrollment,
	listEnrollments,
} from "./enrollments.repository.server.ts";
export { followCourse } from "./follow-course.server.ts";
export { closeEnrollments, reopenEnrollments } from "./keep-in-step.repository.server.ts";
export { listCoursesOfPair } from "./merge/merge-records.repository.server.ts";
export { addLearningSeconds, listLearningDays } from "./progress/learning-days.repository.server.ts";
export {
	type LessonState,
	listProgress,
	progressColumn,
	saveScore,
	settleProgress,
	settleScore,
} from "./progress/lesson-progress.repository.server.ts";
export { openLesson } from "./progress/open-lesson.server.ts";
export { recordProgress } from "./progress/record-progress.server.ts";
export {
	closedLessonParts,
	type FoundLock,
	findRelease,
	readLock,
} from "./release/release.repository.server.ts";
