import { useTranslation } from "react-i18next";
import type { Course } from "#app/features/learning/catalog/shapes.ts";
import type { ListedEnrollmentShape } from "#app/features/learning/enrollment/enrollment-shape.ts";
import { coursesQuery, enrollmentsOf, enrollmentsQuery } from "#app/shared/api-client/query-policy.ts";
import { useApiQuery } from "#app/shared/api-client/use-api-query.ts";
import { type LearningPath, learningPath } from "./learning-path";
import { toCoursesOffered, toCoursesTaken } from "./path-courses";

type LearningPathState = {
	path: LearningPath | null;
	hasFailed: boolean;
};

/**
 * The learning path, loaded while `isWanted`. Loaded after hydration, because two thirds of the pages do not show it
 * and would pay for the query. Fetches courses only for users without enrollments.
 */
export function useLearningPath(userId: number, isWanted: boolean): LearningPathState {
	const { language } = useTranslation().i18n;
	const enrollments = useApiQuery(enrollmentsQuery<ListedEnrollmentShape>(language), { enabled: isWanted });
	const own = enrollments.data && enrollmentsOf(enrollments.data, userId);
	const hasNone = own?.length === 0;
	const courses = useApiQuery(coursesQuery<Course>(language), { enabled: isWanted && hasNone });

	if (!own || (hasNone && !courses.data)) {
		return { path: null, hasFailed: enrollments.error !== null || courses.error !== null };
	}
	const offered = hasNone ? toCoursesOffered(courses.data ?? [], language) : [];
	return { path: learningPath(toCoursesTaken(own, language), offered), hasFailed: false };
}
