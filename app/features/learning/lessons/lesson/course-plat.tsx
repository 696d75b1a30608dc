import { CourseImage } from "#app/features/learning/catalog/course-image.tsx";
import type { LessonPageData } from "./lesson-page-data.server";

export function CoursePlat({ room: { course } }: { room: LessonPageData }) {
	return <CourseImage courseId={course.id} drawing={course.drawing} width={272} className="max-lg:hidden" />;
}
