import type { Formats } from "#app/shared/words/formats.ts";
import type { OwnReview } from "./reviews.repository.server.ts";

/** One review as it stands in a list of the instructor's. */
export function reviewView(review: OwnReview, formats: Formats) {
	const { id, courseId, course, stars, body, language, name, country, answer, answerLanguage } = review;
	return {
		id,
		courseId,
		course,
		stars,
		body,
		language,
		name,
		country: country && formats.country(country),
		written: formats.date(review.createdAt),
		writtenAt: review.createdAt.toISOString(),
		answer:
			answer === null ? null : { body: answer, language: answerLanguage ?? language, ...answered(review, formats) },
	};
}
export type ReviewView = ReturnType<typeof reviewView>;

function answered({ answeredAt, answeredBy }: OwnReview, formats: Formats) {
	return { by: answeredBy, on: answeredAt && formats.date(answeredAt), at: answeredAt?.toISOString() };
}
