export {
	type ChangingTeacher,
	deleteCoTeacher,
	endCoTeaching,
	insertCoTeacher,
	listTeachersOfCourse,
	MOST_CO_TEACHERS,
	orderCoTeachers,
	resumeCoTeaching,
} from "./co-teachers/co-teachers.repository.server.ts";
export {
	findFirstLesson,
	findLessonByNames,
	listLessonSummaries,
	listLessons,
	listModules,
	listOpenPreviews,
} from "./course/curriculum.repository.server.ts";
export { drawCourseCover, drawnCard } from "./course/draw-course.server.ts";
export {
	findCourse,
	listCourseLanguages,
	listCourses,
	listCoursesOfTeacher,
	listCourseTitles,
	listFirstCourses,
	listNextCourses,
} from "./courses.repository.server.ts";
export { countCountries } from "./platform-stats.repository.server.ts";
export { answerReview, takeAnswerBack } from "./reviews/answer-review.server.ts";
export { hasReviewed } from "./reviews/has-reviewed.server.ts";
export {
	countReviewsByStars,
	findOwnReview,
	listReviews,
	ownReviewId,
	putReview,
} from "./reviews/reviews.repository.server.ts";
export { listTaxonomy } from "./taxonomy/taxonomy.sql.ts";
export { teacherPath } from "./teacher/teacher-path.ts";
export {
	findOwnTeacherPage,
	findTeacher,
	listCoTeachers,
	listPublicTeachers,
} from "./teacher/teachers.repository.server.ts";
export { isPublicTeacher } from "./teacher/teachers.sql.ts";
