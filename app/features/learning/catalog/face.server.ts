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
	listCourseTitles,
	listFirstCourses,
	listNextCourses,
} from "./courses.repository.server.ts";
export { countCountries } from "./platform-stats.repository.server.ts";
export { countReviewsByStars, listReviews } from "./reviews/reviews.repository.server.ts";
