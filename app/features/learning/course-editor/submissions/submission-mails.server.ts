import { z } from "zod";
import { defineMail, type MailOccasion } from "#app/features/operations/notifications/define-mail.ts";
import type { AppDefinition } from "#app/features/operations/notifications/in-app/app-side.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { publishPath } from "../publish/publish-path";
import { findSubmissionToTell, listSubmissionsToTell } from "./submissions.repository.server";

const PAYLOAD = z.strictObject({ submissionId: z.string() });

type Told = Awaited<ReturnType<typeof listSubmissionsToTell>>[number];
type AppSide = AppDefinition<z.output<typeof PAYLOAD>, Told>;

const find: AppSide["find"] = (db, { userId, language, among }) =>
	listSubmissionsToTell(db, { userId, language, among: among("submissionId") });
const isAbout: AppSide["isAbout"] = ({ id }, { submissionId }) => id === submissionId;

const isToReview = ({ state, isReviewer }: Told) => state === "waiting" && isReviewer;

/** Tells an admin of drafts of a course that wait for a review. Void once it is decided. */
export const courseSubmittedMail = defineMail({
	category: "teaching",
	payload: PAYLOAD,
	app: {
		find,
		isAbout,
		isAsking: true,
		say: (told) =>
			told && isToReview(told)
				? {
						to: publishPath(told.courseId),
						values: { course: told.course },
						quote: told.note || undefined,
					}
				: null,
	},
	compose: async (db, about) => {
		const found = await findTold(db, about);
		if (!found || !isToReview(found.told)) return null;
		const { values, ...mail } = found.mail;
		return { ...mail, values: { ...values, author: found.told.authorName ?? "", note: found.told.note } };
	},
});

/** Tells who submitted that it is sent back, with the remarks. Void once it is submitted again. */
export const courseSentBackMail = defineMail({
	category: "teaching",
	payload: PAYLOAD,
	app: {
		find,
		isAbout,
		isAsking: true,
		say: (told) =>
			told?.state === "sentBack"
				? { to: publishPath(told.courseId), values: { course: told.course }, quote: told.remarks }
				: null,
	},
	compose: async (db, about) => {
		const found = await findTold(db, about);
		if (found?.told.state !== "sentBack") return null;
		const { values, ...mail } = found.mail;
		return { ...mail, values: { ...values, remarks: found.told.remarks } };
	},
});

/** Tells who submitted that an admin has published it. */
export const courseApprovedMail = defineMail({
	category: "teaching",
	payload: PAYLOAD,
	app: {
		find,
		isAbout,
		say: (told) =>
			told?.state === "approved" ? { to: `/courses/${told.courseId}`, values: { course: told.course } } : null,
	},
	compose: async (db, about) => {
		const found = await findTold(db, about);
		if (found?.told.state !== "approved") return null;
		const { values, language, to } = found.mail;
		const link = `${about.origin}/${language}/courses/${found.told.courseId}`;
		return { to, language, values: { ...values, link } };
	},
});

async function findTold(
	db: Database,
	{ userId, submissionId, language, origin }: MailOccasion & { userId: number; submissionId: string },
) {
	const [user] = await findUser(db, userId);
	if (!user) return null;
	const shown = language ?? toLanguage(user.language);
	const [told] = await findSubmissionToTell(db, { userId, language: shown, submissionId });
	if (!told) return null;
	const link = origin + publishPath(told.courseId);
	return { told, mail: { to: user.email, language: shown, values: { name: user.name, course: told.course, link } } };
}
