import { type MetaArgs, useLoaderData } from "@remix-run/react";
import type { Database } from "../../../db/client.server";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { curriculumView } from "../../features/catalog/course/course-view";
import {
	listLessonSummaries,
	listLessons,
	listModules,
} from "../../features/catalog/course/curriculum.repository.server";
import { ModulesPage } from "../../features/catalog/course/modules-page";
import { readCourseId } from "../../features/catalog/course-id";
import { findCourse } from "../../features/catalog/courses.repository.server";
import { isTeacher } from "../../features/catalog/is-teacher";
import { toCourseCard } from "../../features/catalog/list/course-card-data";
import { canAccess } from "../../features/entitlements/can-access";
import { listEntitlements } from "../../features/entitlements/entitlements.server";
import { isForSale } from "../../features/gateway/open-gateway.server";
import { findEnrollment } from "../../features/learning/enrollment/enrollments.repository.server";
import { listProgress } from "../../features/learning/progress/lesson-progress.repository.server";
import { notFound } from "../../shared/api/api-error.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import type { Language } from "../../shared/words/languages";
import { takenCourse } from "./taken-course";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
				...{ course, user, access, taken, modules, lessons },
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
