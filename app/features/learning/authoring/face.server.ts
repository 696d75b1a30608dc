export {
	type AddOutcome,
	addCoTeacher,
	type ChangeOutcome,
	moveCoTeacher,
	removeCoTeacher,
	returnCoTeacher,
} from "./co-teachers/change-co-teachers.server.ts";
export { addCourseFile } from "./files/add-course-file.server.ts";
export {
	findPreviewFilm,
	listCourseFileIds,
	listCourseFiles,
	listFilms,
} from "./files/course-files.repository.server.ts";
export { findCourseFile } from "./files/find-course-file.server.ts";
export { removeCourseFile } from "./files/remove-course-file.server.ts";
export {
	featureCourse,
	listCourseOrder,
	orderCourses,
	requireCourseOrder,
} from "./publishing/course-order.repository.server.ts";
export {
	type CourseTopic,
	chooseTopics,
	findChosenTopic,
	requireTopics,
} from "./publishing/course-topics.repository.server.ts";
export { transferCourse } from "./publishing/give-course.server.ts";
export { enqueueLessonsChanged } from "./publishing/lessons-changed.repository.server.ts";
export { publishCourse } from "./publishing/publish-course.server.ts";
export {
	insertCourse,
	listOtherTeachers,
	listTeachers,
	setCommercialFacts,
	setPrice,
} from "./publishing/published-course.repository.server.ts";
export {
	offerCoursesAgain,
	requireAllOf,
	withdrawCourses,
} from "./publishing/withdrawn-course.repository.server.ts";
