import { CourseImage } from "../../catalog/course-image";

/** The sheet of the course at the top of the outline; decoration, the lots in the bar say the same in words. */
export function CoursePlat({ courseId }: { courseId: number }) {
	return <CourseImage courseId={courseId} width={272} priority className="border border-line max-lg:hidden" />;
}
