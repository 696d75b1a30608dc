import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { REVIEWS_LIST } from "./reviews-query.ts";
import { findReviewToTell, listReviewsToTell } from "./reviews-to-tell.repository.server.ts";

/**
 * That somebody has reviewed a course of its reader in words. Void once it is answered or the course is another's.
 */
export const reviewToAnswerMail = defineMail({
	category: "teaching",
	payload: z.strictObject({ reviewId: z.int() }),
	app: {
		find: (db, { userId, language, among }) =>
			listReviewsToTell(db, { userId, language, reviewIds: among("reviewId") }),
		isAbout: ({ id }, { reviewId }) => id === reviewId,
		isAsking: true,
		say: (review) =>
			review && {
				to: `${REVIEWS_LIST.path}/${review.id}`,
				values: { course: review.course },
				quote: review.body ?? undefined,
			},
	},
	compose: async (db, { userId, reviewId, language, origin }) => {
		const [user] = await findUser(db, userId);
		if (!user) return null;
		const shown = language ?? toLanguage(user.language);
		const [review] = await findReviewToTell(db, { userId, language: shown, reviewId });
		if (!review) return null;
		const link = `${origin}${REVIEWS_LIST.path}/${reviewId}`;
		const values = { name: user.name, course: review.course, review: review.body ?? "", link };
		return { to: user.email, language: shown, values };
	},
});
