import type { CurrentUser, Viewer } from "#app/features/people/auth/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import { type CursorPage, toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { reviewView } from "./review-view.ts";
import { findOwnReview, listOwnCourseNames, listOwnReviews, type OwnReview } from "./reviews.repository.server.ts";
import { REVIEWS_LIST, REVIEWS_PER_PAGE } from "./reviews-query.ts";

type ReadInput = { viewer: Viewer; language: Language };

/** Reviews of the viewer's courses and the courses to choose from, in one trip. */
export async function readReviewsPage(
	db: Database,
	{ search, viewer, language }: ReadInput & { search: URLSearchParams },
) {
	const query = REVIEWS_LIST.parse(search);
	const rows = await inBatch(db, {
		reviews: listOwnReviews(db, { owner: viewer, language, query, limit: REVIEWS_PER_PAGE + 1 }),
		courses: listOwnCourseNames(db, { owner: viewer, language }),
	});
	return { query, rows };
}

type Reader = { user: CurrentUser; language: Language };

export function reviewsPageData(
	{ query, rows }: Awaited<ReturnType<typeof readReviewsPage>>,
	{ user, language }: Reader,
) {
	const t = getFixedT(language, "teaching");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const page: CursorPage<OwnReview> = toCursorPage(rows.reviews, {
		size: REVIEWS_PER_PAGE,
		cursor: query.page,
		keyOf: ({ createdAt, id }) => [createdAt.getTime(), id],
	});
	return {
		title: t(user.role === "admin" ? "reviews.titleAll" : "reviews.title"),
		description: t("reviews.description"),
		query,
		courses: rows.courses,
		reviews: page.rows.map((review) => reviewView(review, formats)),
		next: page.next,
		previous: page.previous,
	};
}
export type ReviewsPageData = ReturnType<typeof reviewsPageData>;

export async function readReviewPage(
	db: Database,
	{ reviewId: text, viewer, language }: ReadInput & { reviewId: string | undefined },
) {
	const reviewId = readId(text) ?? 0;
	return inBatch(db, { found: findOwnReview(db, { owner: viewer, language, reviewId }) });
}

/** Null for a review of another instructor's course. The language is first that of the answer, else of the review. */
export function reviewPageData(
	{ found: [found] }: Awaited<ReturnType<typeof readReviewPage>>,
	{ user, language }: Reader,
) {
	if (!found) return null;
	const t = getFixedT(language, "teaching");
	return {
		title: t("answer.title", { name: found.name }),
		description: t("answer.description"),
		review: reviewView(found, formatsFor({ language, timeZone: user.timeZone })),
		answerLanguage: toLanguage(found.answerLanguage ?? found.language),
	};
}
export type ReviewPageData = NonNullable<ReturnType<typeof reviewPageData>>;
