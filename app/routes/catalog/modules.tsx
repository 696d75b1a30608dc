import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { sql } from "drizzle-orm";
import { compileStatements } from "../../../db/compile-statements.server";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { toCourseCard } from "../../features/catalog/course-card-data";
import { readCourseId } from "../../features/catalog/course-id";
import { curriculumView } from "../../features/catalog/course-view";
import { findCourse } from "../../features/catalog/courses.repository.server";
import { listLessons, listModules } from "../../features/catalog/curriculum.repository.server";
import { isTeacher } from "../../features/catalog/enrollment-offer";
import { ModulesPage } from "../../features/catalog/modules-page";
import { findEnrollment } from "../../features/learning/enrollments.repository.server";
import { listProgress } from "../../features/learning/lesson-progress.repository.server";
import { notFound } from "../../shared/api-error.server";
import { getFixedT } from "../../shared/i18n.server";
import type { Language } from "../../shared/languages";
import { pageMeta } from "../../shared/page-meta";
import { NOBODY, takenCourse } from "./taken-course";

export { PageError as ErrorBoundary } from "../../features/navigation/page-error";

export const handle = { crumbs: "reading", i18n: ["catalog"], errorKind: "course" };

type Wanted = { courseId: number; language: Language; userId: number };

const statements = compileStatements((db, { courseId, language, userId }: Wanted) => [
	findCourse(db, courseId, language),
	listModules(db, courseId, language),
	listLessons(db, courseId, language),
	findEnrollment(db, { userId, courseId }),
	listProgress(db, { userId, courseId: sql`${courseId}` }),
]);

export const loader = guarded(everyone, async ({ context, params, user }) => {
	const courseId = readCourseId(params.courseId);
	if (courseId === null) throw notFound();

	const { db } = context;
	const language = await context.language;
	const userId = user?.id ?? NOBODY;
	const [found, modules, lessons, enrollments, progress] = await db.batch(
		statements(db, { courseId, language, userId }),
	);
	const course = found[0];
	const taken = takenCourse(enrollments[0], progress, lessons);
	if (!course || !(course.publishedAt || taken || isTeacher(course, user))) throw notFound();

	const t = getFixedT(language, "catalog");
	return {
		title: t("curriculum.pageTitle", { course: course.title }),
		description: t("curriculum.pageDescription", { course: course.title }),
		picture: socialPicture({ origin: context.origin, language, course }),
		course: toCourseCard(course, { language }),
		curriculum: curriculumView({ course, user, taken, modules, lessons }),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Modules() {
	const { course, curriculum } = useLoaderData<typeof loader>();
	return <ModulesPage course={course} curriculum={curriculum} />;
}
