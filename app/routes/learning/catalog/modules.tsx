import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { curriculumView } from "#app/features/learning/catalog/course/course-view.ts";
import {
	listLessonSummaries,
	listLessons,
	listModules,
} from "#app/features/learning/catalog/course/curriculum.repository.server.ts";
import { ModulesPage } from "#app/features/learning/catalog/course/modules-page.tsx";
import { readCourseId } from "#app/features/learning/catalog/course-id.ts";
import { findCourse } from "#app/features/learning/catalog/courses.repository.server.ts";
import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import { toCourseCard } from "#app/features/learning/catalog/list/course-card-data.ts";
import { findEnrollment } from "#app/features/learning/enrollment/enrollments.repository.server.ts";
import { listProgress } from "#app/features/learning/enrollment/progress/lesson-progress.repository.server.ts";
import { takenCourse } from "#app/features/learning/enrollment/progress/taken-course.ts";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { socialPicture } from "#app/features/site/illustrations/social-picture.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ course: { title: string } }>({
	name: "modules",
	i18n: ["catalog"],
	layout: "article",
	cache: "visitors",
	crumbs: "reading",
	crumbAboveMeans: ({ course }) => course.title,
	without: ["learningPath"],
	errorKind: "course",
});

type Wanted = { courseId: number; language: Language; session: string };

const statements = (db: Database, { courseId, language, session }: Wanted) =>
	[
		findCourse(db, courseId, language),
		listModules(db, courseId, language),
		listLessons(db, courseId, language),
		findEnrollment(db, { userId: userOfSession(session), courseId }),
		listProgress(db, { userId: userOfSession(session), courseId }),
		listEntitlements(db, { userId: userOfSession(session), courseId }),
		listLessonSummaries(db, courseId, language),
	] as const;

export const loader = guarded(everyone, {
	read: async ({ context, params, db, viewer }) => {
		const courseId = readCourseId(params.courseId);
		if (courseId === null) return null;
		return db.batch(statements(db, { ...viewer, courseId, language: await context.language }));
	},
	handle: async ({ context, user, found }) => {
		if (!found) throw notFound();
		const [named, modules, lessons, enrollments, progress, held, summaries] = found;
		const language = await context.language;
		const course = named[0];
		const access = canAccess(held, { kind: "course", courseId: course?.id ?? 0 }, new Date());
		const taken = takenCourse(enrollments[0], progress, lessons);
		if (!course || !(course.publishedAt || taken || isTeacher(course, user))) throw notFound();

		const t = getFixedT(language, "catalog");
		return {
			title: t("curriculum.pageTitle", { course: course.title }),
			description: t("curriculum.pageDescription", { course: course.title }),
			picture: socialPicture({ origin: context.origin, language, course }),
			course: toCourseCard(course, { language, role: user?.role ?? null }),
			summaries: Object.fromEntries(summaries.map(({ lessonId, ...summary }) => [lessonId, summary])),
			curriculum: curriculumView({
				course,
				user,
				access,
				taken,
				modules,
				lessons,
				isForSale: isForSale(context.env),
			}),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Modules() {
	const { course, curriculum, summaries } = useLoaderData<typeof loader>();
	return <ModulesPage course={course} curriculum={curriculum} summaries={summaries} />;
}
