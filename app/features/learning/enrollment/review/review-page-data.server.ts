import { findCourse, findOwnReview } from "#app/features/learning/catalog/face.server.ts";
import { teachesCourse } from "#app/features/learning/catalog/is-teacher.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findEnrollment } from "../enrollments.repository.server.ts";
import { reviewRefusal } from "./review-refusal.ts";

type ReadInput = { courseId: string | undefined; viewer: Viewer; language: Language };

export async function readReviewPage(db: Database, { courseId: text, viewer, language }: ReadInput) {
	const courseId = readId(text) ?? 0;
	const own = { userId: userOfSession(viewer.session), courseId };
	return inBatch(db, {
		course: findCourse(db, courseId, language),
		enrollments: findEnrollment(db, own),
		earlier: findOwnReview(db, own),
	});
}

type PageInput = { user: CurrentUser; language: Language };

/** Null for a course that is not there. `refusal` says why there is no form. */
export function reviewPageData(
	{ course: [course], enrollments: [enrollment], earlier: [earlier] }: Awaited<ReturnType<typeof readReviewPage>>,
	{ user, language }: PageInput,
) {
	if (!course || !(course.publishedAt || enrollment)) return null;
	const t = getFixedT(language, "catalog");
	return {
		title: t("writeReview.title", { course: course.title }),
		description: t("writeReview.description"),
		course: { title: course.title },
		courseId: course.id,
		refusal: reviewRefusal(enrollment, { isOwn: teachesCourse(course, user.id) }),
		earlier: earlier ? { stars: earlier.stars, body: earlier.body ?? "" } : null,
	};
}
export type ReviewPageData = NonNullable<ReturnType<typeof reviewPageData>>;
