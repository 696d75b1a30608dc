import { curriculumView } from "#app/features/learning/catalog/course/course-view.ts";
import {
	findCourse,
	listLessonSummaries,
	listLessons,
	listModules,
} from "#app/features/learning/catalog/face.server.ts";
import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import { toCourseCard } from "#app/features/learning/catalog/list/course-card-data.ts";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { socialPicture } from "#app/features/site/illustrations/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findEnrollment } from "../enrollments.repository.server.ts";
import { listProgress } from "../progress/lesson-progress.repository.server.ts";
import { takenCourse } from "../progress/taken-course.ts";
import { lockSentences } from "../release/lock-sentences.server.ts";

type ReadInput = { courseId: string | undefined; viewer: Viewer; language: Language };

export async function readModulesPage(db: Database, { courseId: text, viewer, language }: ReadInput) {
	const courseId = readId(text);
	if (courseId === null) return null;
	const userId = userOfSession(viewer.session);
	return inBatch(db, {
		course: findCourse(db, courseId, language),
		modules: listModules(db, courseId, language),
		lessons: listLessons(db, courseId, language),
		enrollment: findEnrollment(db, { userId, courseId }),
		progress: listProgress(db, { userId, courseId }),
		held: listEntitlements(db, { userId, courseId }),
		summaries: listLessonSummaries(db, courseId, language),
	});
}

type PageInput = {
	found: Awaited<ReturnType<typeof readModulesPage>>;
	user: CurrentUser | null;
	language: Language;
	timeZone: string;
	origin: string;
	isForSale: boolean;
};

export function modulesPageData({ found, user, language, timeZone, origin, isForSale }: PageInput) {
	if (!found) return null;
	const {
		course: [course],
		modules,
		lessons,
		enrollment: [enrollment],
		progress,
		held,
		summaries,
	} = found;
	const now = new Date();
	const access = canAccess(held, { kind: "course", courseId: course?.id ?? 0 }, now);
	const taken = takenCourse(enrollment, progress, { lessons, now });
	if (!course || !(course.publishedAt || taken || isTeacher(course, user))) return null;

	const t = getFixedT(language, "catalog");
	const reader = { language, timeZone: user?.timeZone ?? timeZone };
	const locks = lockSentences(lessons, { taken, isTeacher: isTeacher(course, user), ...reader });
	return {
		title: t("curriculum.pageTitle", { course: course.title }),
		description: t("curriculum.pageDescription", { course: course.title }),
		picture: socialPicture({ origin, language, course }),
		course: toCourseCard(course, { language, role: user?.role ?? null }),
		summaries: Object.fromEntries(summaries.map(({ lessonId, ...summary }) => [lessonId, summary])),
		curriculum: curriculumView({ course, user, access, taken, modules, lessons, isForSale, locks }),
		editPath: isTeacher(course, user) ? `/instructor-dashboard/courses/${course.id}/curriculum` : null,
	};
}
