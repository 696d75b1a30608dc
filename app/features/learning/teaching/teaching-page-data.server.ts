import type { CurrentUser, Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { readCourseOrder } from "./course-order.ts";
import { listCourseLearners } from "./learners/learners.repository.server.ts";
import { LEARNERS_LIST } from "./learners/learners-query.ts";
import { listOwnReviews } from "./reviews/reviews.repository.server.ts";
import { REVIEWS_LIST } from "./reviews/reviews-query.ts";
import { findCounted, listOutline, listPrompts, listTaughtCourses } from "./taught-courses.repository.server.ts";
import { teachingData } from "./teaching-data.ts";

type ReadInput = { search: URLSearchParams; viewer: Viewer; language: Language };

/** Reads the viewer's courses with their figures, what waits, and one page of learners, in one trip. */
export async function readTeachingPage(db: Database, { search, viewer, language }: ReadInput) {
	const query = LEARNERS_LIST.parse(search);
	const ofCourse = { owner: viewer, courseId: query.filters.course, language };
	const rows = await inBatch(db, {
		taught: listTaughtCourses(db, { owner: viewer, language }),
		learners: listCourseLearners(db, { ...viewer, query }),
		counted: findCounted(db, ofCourse),
		outline: listOutline(db, ofCourse),
		prompts: listPrompts(db, ofCourse),
		latest: listOwnReviews(db, { owner: viewer, language, query: NEWEST_REVIEWS, limit: 1 }),
	});
	return { query, rows };
}

const NEWEST_REVIEWS = REVIEWS_LIST.parse(new URLSearchParams());

type PageInput = { user: CurrentUser; language: Language; search: URLSearchParams; now: Date };

/** Null for someone else's course. `movedTo`: the last page of learners when the URL asks for one past it. */
export function teachingPageData(
	{ query, rows }: Awaited<ReturnType<typeof readTeachingPage>>,
	{ user, language, search, now }: PageInput,
) {
	const t = getFixedT(language, "teaching");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const data = teachingData(rows, query, { formats, order: readCourseOrder(search), language, search, now });
	if (!data) return null;
	const { chosen } = data;
	return {
		movedTo:
			chosen && query.page > chosen.pageCount ? LEARNERS_LIST.href(chosen.query, { page: chosen.pageCount }) : null,
		page: { title: t("title"), description: t("description"), isAdmin: user.role === "admin", data },
	};
}

export type TeachingPageData = NonNullable<ReturnType<typeof teachingPageData>>["page"];
