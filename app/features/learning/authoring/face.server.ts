export { transferCourse } from "./publishing/give-course.server.ts";
export { enqueueLessonsChanged } from "./publishing/lessons-changed.repository.server.ts";
export { publishCourse } from "./publishing/publish-course.server.ts";
export {
	insertCourse,
	listOtherTeachers,
	setCommercialFacts,
	setPrice,
} from "./publishing/published-course.repository.server.ts";
