import type { Course } from "#app/features/learning/catalog/shapes.ts";
import type { ListedEnrollmentShape } from "#app/features/learning/enrollment/enrollment-shape.ts";
import type { CourseOffered, CourseTaken } from "./learning-path";

export function toCoursesTaken(enrollments: readonly ListedEnrollmentShape[], language: string): CourseTaken[] {
	return enrollments.map(({ courseId, status, progress, currentLessonId, course }) => ({
		courseId,
		title: course.title,
		titleInEnglish: course.language !== language,
		levelName: course.levelName,
		status,
		progress,
		currentLessonId,
	}));
}

export function toCoursesOffered(courses: readonly Course[], language: string): CourseOffered[] {
	return courses.map((course) => ({
		courseId: course.id,
		title: course.title,
		titleInEnglish: course.language !== language,
		enrollmentCount: course.enrollmentCount,
	}));
}
